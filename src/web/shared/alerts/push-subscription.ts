export const pushWorkerPath = '/push-worker.js';

/** This browser's push subscription, or null. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(pushWorkerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Unsubscribes this browser from push without notifying the server. Returns the endpoint. */
export async function dropSubscription(): Promise<string | undefined> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint;
}
