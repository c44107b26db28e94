import type { AuthError, GoTrueClient } from '@supabase/supabase-js';
import { clearErrorToasts, showErrorToast, showToast } from '~/web/ui/overlays/toast-store';
import { authClient } from './auth-client';
import { isSessionGone, signedOutElsewhere } from './session-gone';

export interface AuthProblem {
  code: string | undefined;
  message: string;
}

const unexpected = { title: 'An error occurred', description: 'Please try again later.' };

/** Calls the auth service. Errors are shown in a toast and returned. */
export async function attempt(
  call: (client: GoTrueClient) => Promise<{ error: AuthError | null }>,
): Promise<AuthProblem | null> {
  try {
    const { error } = await call(await authClient());
    if (!error) {
      clearErrorToasts();
      return null;
    }
    // The end of the session has its own message.
    if (isSessionGone(error.code)) return { code: error.code, message: signedOutElsewhere };
    // Network errors get a general message instead of the client's 'Failed to fetch'.
    if (error.name === 'AuthRetryableFetchError') throw error;
    showErrorToast('Authentication Error', error.message);
    return { code: error.code, message: error.message };
  } catch {
    showToast({ ...unexpected, variant: 'destructive' });
    return { code: undefined, message: unexpected.description };
  }
}
