import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  currentAccount,
  nobody,
  setAccount,
  subscribeToAccount,
  unknownAccount,
} from './account-store';
import { authClient } from './auth-client';
import { AuthContext } from './auth-context';
import { onRememberedElsewhere, rememberedUser } from './signed-in-hint';

/** Tells everything below who is signed in. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const account = useSyncExternalStore(subscribeToAccount, currentAccount, () => unknownAccount);
  useEffect(() => {
    if (rememberedUser() === null && !comesFromLink()) setAccount(nobody);
    else whenIdle(lookWhoIsSignedIn);
    return onRememberedElsewhere(lookWhoIsSignedIn);
  }, []);
  const state = useMemo(() => ({ ...account, signOut }), [account]);
  return <AuthContext value={state}>{children}</AuthContext>;
}

/** Whether the address carries what a link from a mail brings along: a code, or why there is none. */
function comesFromLink(): boolean {
  return /[?&#](code|error|error_code|access_token|message)=/.test(location.search + location.hash);
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 });
  else setTimeout(work, 200);
}

function lookWhoIsSignedIn(): void {
  authClient().catch(() => {
    // Out of reach: whoever it is can look around meanwhile, and the next private action tries again.
    if (currentAccount().loading) setAccount(nobody);
  });
}

async function signOut(): Promise<void> {
  const { signOutHere } = await import('./sign-out-here');
  await signOutHere();
}
