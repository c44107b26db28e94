import { callApi } from '../private-data/call-api';
import { currentSubscription, dropSubscription, pushWorkerPath } from './push-subscription';

export const canPush = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

interface PushDevices {
  publicKey: string;
  endpoints: string[];
}

const ownDevices = async () => (await callApi('/api/alerts/devices')) as PushDevices;

/** Whether this browser notifies the signed-in person, and not a previous user. */
export async function isPushEnabled(): Promise<boolean> {
  const subscription = await currentSubscription();
  if (!subscription) return false;
  return (await ownDevices()).endpoints.includes(subscription.endpoint);
}

/** Requests permission and registers a push subscription; false if permission was denied. */
export async function enablePush(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register(pushWorkerPath);
  const registration = await navigator.serviceWorker.ready;
  const { publicKey } = await ownDevices();
  // A previous subscription may belong to another user, or use another key.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await callApi('/api/alerts/devices', { method: 'POST', body: { endpoint, keys } });
  return true;
}

export async function disablePush(): Promise<void> {
  const endpoint = await dropSubscription();
  if (endpoint === undefined) return;
  const body = { endpoint };
  await callApi('/api/alerts/devices', { method: 'DELETE', body });
}
