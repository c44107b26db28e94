import { showErrorToast } from '~/web/ui/overlays/toast-store';
import { authClient } from './auth-client';
import { duringSignOut } from './session-aware-fetch';

/** Signs out of this browser, in all tabs. */
export async function signOutHere(): Promise<void> {
  await stopNotifications();
  try {
    const client = await authClient();
    const { error } = await duringSignOut(() => client.signOut({ scope: 'local' }));
    if (error) throw error;
  } catch {
    showErrorToast('An error occurred', 'Please try again later.');
  }
}

/** The next user of this browser must not see this person's notifications. */
async function stopNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if ((await navigator.serviceWorker.getRegistrations()).length === 0) return;
    const { disablePush: stopPush } = await import('../alerts/browser-push');
    await stopPush();
  } catch {
    // Offline: the browser drops further pushes, and the push service reports the subscription as
    // gone.
  }
}
