/**
 * What opens without the server: the built pages, and answers that are the same for everybody.
 *
 * With a server, all of it comes from the server, so nothing is older than it. Without one, pages
 * come from what was kept. A new version is kept beside the old one and takes over when a page asks
 * for it, or when no page is open any more.
 */
import { addRoute, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isPublic, withoutBuild } from './public';

/** Written by the build: its files, and their fingerprint. */
declare const __PRECACHED__: PrecacheEntry[];
declare const __BUILD__: string;

const ANSWERS = 'gaslamp-answers-';
const PATIENCE = 4; // seconds that a server may take before what was kept is shown

export function keepPages(worker: ServiceWorkerGlobalScope): void {
  const answers = ANSWERS + __BUILD__;
  precache(__PRECACHED__);

  const page = new NetworkOnly({ networkTimeoutSeconds: PATIENCE });
  registerRoute(
    new NavigationRoute(async (options) => {
      try {
        return await page.handle(options);
      } catch (error) {
        const kept = await matchPrecache('index.html');
        if (!kept) throw error;
        return kept;
      }
    }),
  );
  addRoute();
  registerRoute(
    ({ request, url }) => isPublic(request, url, worker.registration.scope),
    new NetworkFirst({
      cacheName: answers,
      networkTimeoutSeconds: PATIENCE,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          // The list of puzzles has the day in its address; the last one is kept.
          cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\?.*$/, ''),
          cacheWillUpdate: async ({ response }) =>
            response.status === 200 ? withoutBuild(response) : null,
        },
      ],
    }),
  );

  worker.addEventListener('activate', (event) => event.waitUntil(begin(worker, answers)));
  worker.addEventListener('message', (event) => {
    if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
    if (event.data === 'take over if alone') event.waitUntil(takeOverIfAlone(worker));
  });
}

/** Serve the pages that are open, and drop the answers of other builds. */
async function begin(worker: ServiceWorkerGlobalScope, answers: string): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(ANSWERS) && name !== answers,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** A page of the new version is the only one: nothing of the old version is needed any more. */
async function takeOverIfAlone(worker: ServiceWorkerGlobalScope): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await worker.skipWaiting();
}
