import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import {
  currentAccount,
  setAccount,
  signedOutAccount,
  subscribeToAccount,
  unknownAccount,
} from './account-store';
import { authClient } from './auth-client';
import { AuthContext } from './auth-context';
import { comesFromLink, onRememberedUserChange, rememberedUser } from './signed-in-hint';

/** Tells everything below who is signed in. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const account = useSyncExternalStore(subscribeToAccount, currentAccount, () => unknownAccount);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that was opened
  useEffect(() => {
    if (comesFromLink()) void import('./finish-link').then((link) => link.finishLink(navigate));
    else if (rememberedUser() === null) setAccount(signedOutAccount);
    // The page first: what it loads for itself is under way by then.
    else setTimeout(loadAuthClient, 300);
    return onRememberedUserChange(loadAuthClient);
  }, []);
  const state = useMemo(() => ({ ...account, signOut }), [account]);
  return <AuthContext value={state}>{children}</AuthContext>;
}

function loadAuthClient(): void {
  authClient().catch(() => {
    // Out of reach: whoever it is can look around meanwhile, and the next private action tries again.
    if (currentAccount().loading) setAccount(signedOutAccount);
  });
}

async function signOut(): Promise<void> {
  const { signOutHere } = await import('./sign-out-here');
  await signOutHere();
}
