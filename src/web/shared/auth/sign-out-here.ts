import { showToast } from '~/web/ui/overlays/toast-store';
import { authClient } from './auth-client';
import { duringSignOut } from './session-aware-fetch';

/** Ends the session of this browser, in all its tabs. */
export async function signOutHere(): Promise<void> {
  await stopNotifications();
  try {
    const client = await authClient();
    const { error } = await duringSignOut(() => client.signOut({ scope: 'local' }));
    if (error) throw error;
  } catch {
    showToast({
      title: 'An error occurred',
      description: 'Please try again later.',
      variant: 'destructive',
    });
  }
}

/** Whoever sits here next should not be shown what this person waits for. */
async function stopNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    if ((await navigator.serviceWorker.getRegistrations()).length === 0) return;
    const { disablePush: stopPush } = await import('../alerts/browser-push');
    await stopPush();
  } catch {
    // Out of reach: the browser itself takes nothing more, and its push service will say so.
  }
}
