import { callApi } from '~/web/shared/private-data/call-api';

const worker = '/push-worker.js';

/** Whether this browser can show notifications that come from a server. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told already. */
export async function isPushed(): Promise<boolean> {
  return (await currentSubscription().catch(() => null)) !== null;
}

/** Asks the person, then the browser's push service, then tells us; false when the person said no. */
export async function startPush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(worker);
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = (await callApi('/api/alerts/devices')) as { publicKey: string };
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await callApi('/api/alerts/devices', { method: 'POST', body: { endpoint, keys } });
  return true;
}

/** No more notifications here. */
export async function stopPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const body = { endpoint: subscription.endpoint };
  await subscription.unsubscribe();
  await callApi('/api/alerts/devices', { method: 'DELETE', body });
}
