import type { GoTrueClient } from '@supabase/supabase-js';
import { showToast } from '~/web/ui/overlays/toast-store';
import { type AuthProblem, attempt } from '../attempt';
import { nextCeremony } from './next-ceremony';
import { passkeyProblem } from './passkey-problem';

type PasskeyCall = (client: GoTrueClient, signal: AbortSignal) => Promise<{ error: Error | null }>;

/** Runs a passkey ceremony. Shows errors in a toast and returns them. */
export async function attemptPasskey(call: PasskeyCall): Promise<AuthProblem | null> {
  const { signal } = nextCeremony();
  let problem: AuthProblem | null = null;
  const unreachable = await attempt(async (client) => {
    const { error } = await call(client, signal);
    // Network errors are handled like everywhere else.
    if (error?.name === 'AuthRetryableFetchError') throw error;
    problem = error && passkeyProblem(error);
    return { error: null };
  });
  if (unreachable) return unreachable;
  // A ceremony replaced by another one is not an error.
  if (problem && !signal.aborted) showProblem(problem);
  return problem;
}

function showProblem({ message }: AuthProblem): void {
  showToast({ title: 'Authentication Error', description: message, variant: 'destructive' });
}
