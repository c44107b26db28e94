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
    else if (storedUserId() === null) setAccount(signedOutAccount);
    // Delayed, so that the page's own requests start first.
    else setTimeout(loadAuthClient, 300);
    return onStoredUserChange(loadAuthClient);
  }, []);
  return null;
}

function loadAuthClient(): void {
  authClient().catch(() => {
    // Offline: treat as signed out for now; the next private action retries.
    if (currentAccount().loading) setAccount(signedOutAccount);
  });
}
