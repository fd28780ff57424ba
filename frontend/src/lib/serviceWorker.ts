/** The service worker: only a built client has one, on pages that the browser trusts. */

const TAKES_OVER = 5000; // milliseconds at most

export function hasServiceWorker(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

/** Register the service worker, or find it; ready once it is active. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
  return navigator.serviceWorker.ready;
}

/** Register once the page has loaded, so that it does not compete with it. */
export function startServiceWorker(): void {
  if (!hasServiceWorker()) return;
  const start = () => void begin().catch(() => undefined); // pages work without
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}

async function begin(): Promise<void> {
  const registration = await serviceWorker();
  const settle = () => registration.waiting?.postMessage('take over if alone');
  settle();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      // This page came from the server; if it is older, the player is asked by the version check.
      if (coming.state === 'installed' && navigator.serviceWorker.controller) settle();
    });
  });
}

/** Load the page again, in the version that the server has now. */
export async function reloadNewest(): Promise<void> {
  if (hasServiceWorker()) await takeOver().catch(() => undefined);
  location.reload();
}

/** Let a waiting service worker take over. */
async function takeOver(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return;
  const { waiting } = registration;
  await new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
    setTimeout(done, TAKES_OVER);
    waiting.postMessage('take over');
  });
}
