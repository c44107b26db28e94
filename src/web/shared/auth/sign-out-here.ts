import { showToast } from '~/web/ui/toast-store';
import { authClient } from './auth-client';

/** Ends the session of this browser, in all its tabs. */
export async function signOutHere(): Promise<void> {
  try {
    const { error } = await (await authClient()).signOut({ scope: 'local' });
    if (error) throw error;
  } catch {
    showToast({
      title: 'An error occurred',
      description: 'Please try again later.',
      variant: 'destructive',
    });
  }
}
