/** The service worker: shows alerts while no page is open. */
import { listenForPush } from './push';

declare const self: ServiceWorkerGlobalScope;

listenForPush(self);
