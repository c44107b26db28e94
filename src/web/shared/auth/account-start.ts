import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { currentAccount, setAccount, signedOutAccount } from './account-store';
import { authClient } from './auth-client';
import { comesFromLink, onStoredUserChange, storedUserId } from './signed-in-hint';

/** Finds out who is signed in when the page has loaded. */
export function AccountStart() {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for the initial URL
  useEffect(() => {
    if (comesFromLink()) void import('./finish-link').then((link) => link.finishLink(navigate));
    // A task of its own: hydration has just blocked the page.
    else if (storedUserId() === null) setTimeout(showSignedOut);
    // Delayed, so that the page's own requests start first.
    else setTimeout(loadAuthClient, 300);
    return onStoredUserChange(loadAuthClient);
  }, []);
  return null;
}

function loadAuthClient(): void {
  // Offline: treat as signed out for now; the next private action retries.
  authClient().catch(showSignedOut);
}

function showSignedOut(): void {
  if (currentAccount().loading) setAccount(signedOutAccount);
}
