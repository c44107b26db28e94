import type { NavigateFunction } from 'react-router';
import { showToast } from '~/web/ui/overlays/toast-store';
import { currentAccount, setAccount, signedOutAccount } from '../account-store';
import { authClient } from '../auth-client';
import { withoutLink } from '../link-outcome';
import { welcomeBack } from '../welcome-back';
import { providerLabel } from './provider-name';
import { providerProblem } from './provider-problem';

/** Completes a sign-in or linking after the provider redirects back. */
export async function finishProvider(
  navigate: NavigateFunction,
  { opened, provider }: { opened: URL; provider: string },
): Promise<void> {
  const links = opened.pathname !== '/auth';
  const address = withoutLink(opened);
  const refused = codeIn(opened);
  // An error in the URL would make the client end the current session.
  if (refused !== null) history.replaceState(history.state, '', address);
  const code = refused ?? (await exchangeCode());
  if (code !== null) {
    const description = providerProblem({ code, provider, links });
    showToast({ title: 'Authentication Error', description, variant: 'destructive' });
  } else if (links) {
    const label = providerLabel(provider);
    showToast({ title: `${label} is linked`, description: 'You can now sign in with it.' });
  } else {
    // The sign-in page redirects by itself.
    return welcomeBack();
  }
  await navigate(address, { replace: true });
}

function codeIn({ searchParams, hash }: URL): string | null {
  const inFragment = new URLSearchParams(hash.slice(1));
  const readParam = (name: string) => searchParams.get(name) ?? inFragment.get(name);
  return readParam('error_code') ?? readParam('error');
}

/** Exchanges the code; returns the error code, or null. */
async function exchangeCode(): Promise<string | null> {
  try {
    const client = await authClient();
    const { error } = await client.initialize();
    const { session } = (await client.getSession()).data;
    if (!session && currentAccount().loading) setAccount(signedOutAccount);
    if (error) return error.code ?? 'unknown';
    return session ? null : 'unknown';
  } catch {
    if (currentAccount().loading) setAccount(signedOutAccount);
    return 'unreachable';
  }
}
