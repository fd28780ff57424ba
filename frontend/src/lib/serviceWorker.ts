/** The service worker: only a built client has one, on pages that the browser trusts. */

export function hasServiceWorker(): boolean {
  return import.meta.env.PROD && 'serviceWorker' in navigator;
}

/** Register the service worker, or find it; ready once it is active. */
export async function serviceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI));
  return navigator.serviceWorker.ready;
}
