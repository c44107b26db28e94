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
import { comesFromLink, onStoredUserChange, storedUserId } from './signed-in-hint';

export function AuthProvider({ children }: { children: ReactNode }) {
  const account = useSyncExternalStore(subscribeToAccount, currentAccount, () => unknownAccount);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the initial URL
  useEffect(() => {
    if (comesFromLink()) void import('./finish-link').then((link) => link.finishLink(navigate));
    else if (storedUserId() === null) setAccount(signedOutAccount);
    // Delayed, so that the page's own requests start first.
    else setTimeout(loadAuthClient, 300);
    return onStoredUserChange(loadAuthClient);
  }, []);
  const state = useMemo(() => ({ ...account, signOut }), [account]);
  return <AuthContext value={state}>{children}</AuthContext>;
}

function loadAuthClient(): void {
  authClient().catch(() => {
    // Offline: treat as signed out for now; the next private action retries.
    if (currentAccount().loading) setAccount(signedOutAccount);
  });
}

async function signOut(): Promise<void> {
  const { signOutHere } = await import('./sign-out-here');
  await signOutHere();
}
