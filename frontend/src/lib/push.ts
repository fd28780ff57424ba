/** Alerts on this device, also while no page is open. */
import { addPush } from './api';
import { hasServiceWorker, serviceWorker } from './serviceWorker';
import { forget, load, save } from './storage';
import type { AlertsShown } from '$generated/wire';

/** The endpoint that the server knows, while this device is switched on. */
const KEY = 'push';

export const canPush = () =>
  hasServiceWorker() && 'PushManager' in window && 'Notification' in window;

/** Ask the browser for the permission, if need be; it must be asked in the player's click. */
export const mayPush = async () => (await Notification.requestPermission()) === 'granted';

/** Subscribe this device, and let the server know. */
export async function switchOn(key: string, serverKey: string): Promise<AlertsShown> {
  const { pushManager } = await serviceWorker();
  const wanted = { userVisibleOnly: true, applicationServerKey: serverKey };
  const subscription = await pushManager.subscribe(wanted).catch(async (error: unknown) => {
    // It may have one of another key, of a server that was here before.
    const earlier = await pushManager.getSubscription();
    if (!earlier) throw error;
    await earlier.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const shown = await addPush(key, endpoint, { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' });
  save(KEY, endpoint);
  return shown;
}

/** End the subscription of this browser; the server finds out when it sends the next alert. */
export async function switchOff(): Promise<void> {
  if (!load(KEY, '')) return;
  forget(KEY);
  const registered = await navigator.serviceWorker?.getRegistration();
  await (await registered?.pushManager.getSubscription())?.unsubscribe();
}

/** Subscribe again where the browser has ended or renewed the subscription of its own accord. */
export async function keepSubscribed(key: string, serverKey: () => Promise<string>): Promise<void> {
  const known = load(KEY, '');
  if (!known || !canPush() || Notification.permission !== 'granted') return;
  const { pushManager } = await serviceWorker();
  if ((await pushManager.getSubscription())?.endpoint === known) return;
  await switchOn(key, await serverKey());
}
