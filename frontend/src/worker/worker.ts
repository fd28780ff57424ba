/** The service worker: shows alerts while no page is open, and pages while there is no server. */
import { keepPages } from './offline';
import { listenForPush } from './push';

declare const self: ServiceWorkerGlobalScope;

keepPages(self);
listenForPush(self);
