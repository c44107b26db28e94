import type { GoTrueClient } from '@supabase/supabase-js';
import { showToast } from '~/web/ui/toast-store';
import { type AuthProblem, attempt } from '../attempt';
import { nextCeremony } from './next-ceremony';
import { passkeyProblem } from './passkey-problem';

type Ask = (client: GoTrueClient, signal: AbortSignal) => Promise<{ error: Error | null }>;

/** Asks for a passkey. What goes wrong is said in a toast and given back. */
export async function attemptPasskey(ask: Ask): Promise<AuthProblem | null> {
  const { signal } = nextCeremony();
  let problem: AuthProblem | null = null;
  const unreachable = await attempt(async (client) => {
    const { error } = await ask(client, signal);
    // Out of reach: said as everywhere else.
    if (error?.name === 'AuthRetryableFetchError') throw error;
    problem = error && passkeyProblem(error);
    return { error: null };
  });
  if (unreachable) return unreachable;
  // A ceremony that gave way to another one is not a mistake.
  if (problem && !signal.aborted) tell(problem);
  return problem;
}

function tell({ message }: AuthProblem): void {
  showToast({ title: 'Authentication Error', description: message, variant: 'destructive' });
}
