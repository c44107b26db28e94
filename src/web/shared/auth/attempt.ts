import type { AuthError, GoTrueClient } from '@supabase/supabase-js';
import { clearErrorToasts, showToast } from '~/web/ui/overlays/toast-store';
import { authClient } from './auth-client';
import { isSessionGone, signedOutElsewhere } from './session-gone';

/** Why the auth service said no. */
export interface AuthProblem {
  code: string | undefined;
  message: string;
}

const unexpected = { title: 'An error occurred', description: 'Please try again later.' };

/** Asks the auth service for something. What goes wrong is said in a toast and given back. */
export async function attempt(
  call: (client: GoTrueClient) => Promise<{ error: AuthError | null }>,
): Promise<AuthProblem | null> {
  try {
    const { error } = await call(await authClient());
    if (!error) {
      clearErrorToasts();
      return null;
    }
    // The page says by itself that the session has ended.
    if (isSessionGone(error.code)) return { code: error.code, message: signedOutElsewhere };
    // Out of reach is no word of the service's: the client's own for it is 'Failed to fetch'.
    if (error.name === 'AuthRetryableFetchError') throw error;
    showToast({
      title: 'Authentication Error',
      description: error.message,
      variant: 'destructive',
    });
    return { code: error.code, message: error.message };
  } catch {
    showToast({ ...unexpected, variant: 'destructive' });
    return { code: undefined, message: unexpected.description };
  }
}
