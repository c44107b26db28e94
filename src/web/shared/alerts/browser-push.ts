import { callApi } from '../private-data/call-api';
import { currentSubscription, dropSubscription, pushWorkerPath } from './push-subscription';

/** Whether this browser can show notifications that come from a server. */
export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

interface PushDevices {
  publicKey: string;
  endpoints: string[];
}

const ownDevices = async () => (await callApi('/api/alerts/devices')) as PushDevices;

/** Whether this browser tells whoever is signed in. It may still be somebody else's from before. */
export async function isPushEnabled(): Promise<boolean> {
  const subscription = await currentSubscription();
  if (!subscription) return false;
  return (await ownDevices()).endpoints.includes(subscription.endpoint);
}

/** Asks the person, then the browser's push service, then tells us; false when the person said no. */
export async function enablePush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(pushWorkerPath);
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = await ownDevices();
  // One from before may be somebody else's, or made with another key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await callApi('/api/alerts/devices', { method: 'POST', body: { endpoint, keys } });
  return true;
}

/** No more notifications here. */
export async function disablePush(): Promise<void> {
  const endpoint = await dropSubscription();
  if (endpoint === undefined) return;
  const body = { endpoint };
  await callApi('/api/alerts/devices', { method: 'DELETE', body });
}
