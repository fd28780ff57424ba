/** Alerts that the server sends by Web Push: a notification, and the page that a click on it opens. */

/** What the server sends: `page` is the part of an address behind and with the #. */
interface Pushed {
  title: string;
  body: string;
  page: string;
}

const FALLBACK: Pushed = { title: 'Gaslamp', body: '', page: '#/' };

/** Read a message; the browser wants a notification for any, also one that can't be read. */
export function pushedFrom(data: { json: () => unknown } | null): Pushed {
  try {
    const read = (data?.json() ?? {}) as Partial<Record<keyof Pushed, unknown>>;
    const { title, body, page } = read;
    if (typeof title !== 'string' || typeof body !== 'string') return FALLBACK;
    return { title, body, page: typeof page === 'string' && page.startsWith('#/') ? page : '#/' };
  } catch {
    return FALLBACK;
  }
}

export function listenForPush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, page } = pushedFrom(event.data);
    // The newest alert of a table replaces the one before it.
    const shown = { body, tag: page, data: page, icon: './icon-192.png', badge: './badge.png' };
    event.waitUntil(worker.registration.showNotification(title, shown));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, String(event.notification.data)));
  });
}

/** Show a page: in the window that has it open, in another one, or in a new one. */
async function open(worker: ServiceWorkerGlobalScope, page: string): Promise<void> {
  const address = new URL(page, worker.registration.scope).href;
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => isPageOf(url, address));
  if (there) await there.focus();
  else await worker.clients.openWindow(address);
}

/** Tell whether an address shows a page; a table's address may end with the seat's token. */
export function isPageOf(url: string, page: string): boolean {
  return url === page || url.startsWith(`${page}/`);
}
