import { currentAccount, subscribeToAccount } from './account-store';

/** Aborts when the signed-in user signs out in any tab. Call `stop` when the request ends. */
export function abortOnSignOut(): { signal: AbortSignal; stop: () => void } {
  const ended = new AbortController();
  let wasSignedIn = currentAccount().user !== null;
  const stop = subscribeToAccount(() => {
    const isSignedIn = currentAccount().user !== null;
    if (wasSignedIn && !isSignedIn) ended.abort();
    wasSignedIn = isSignedIn;
  });
  return { signal: ended.signal, stop };
}
