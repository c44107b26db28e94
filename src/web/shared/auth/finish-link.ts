import type { NavigateFunction } from 'react-router';
import { showToast } from '~/web/ui/overlays/toast-store';
import { currentAccount, setAccount, signedOutAccount } from './account-store';
import { authClient } from './auth-client';
import { type LinkOutcome, linkOutcome, withoutLink } from './link-outcome';
import { finishProvider } from './providers/finish-provider';
import { welcomeBack } from './welcome-back';

/**
 * Completes an emailed link: the client has read the session from the URL, or failed to. Shows the
 * result and removes the parameters from the URL.
 */
export async function finishLink(navigate: NavigateFunction): Promise<void> {
  const opened = new URL(location.href);
  const provider = opened.searchParams.get('via');
  if (provider !== null) return finishProvider(navigate, { opened, provider });
  const atAuth = opened.pathname === '/auth';
  const { outcome, hasSession } = await followLink(opened);
  if (!hasSession && currentAccount().loading) setAccount(signedOutAccount);
  const address = withoutLink(opened);
  if (hasSession || outcome === 'half-way') {
    // The auth page shows the next step itself.
    if (outcome === 'signed-in' && atAuth) {
      if (opened.searchParams.get('for') !== 'new-password') welcomeBack();
      return;
    }
    showToast(outcomeMessages[outcome]);
    await navigate(atAuth ? '/' : address, { replace: true });
    return;
  }
  const target = atAuth ? address : '/auth';
  await navigate(target, { replace: true, state: { linkOutcome: outcome } });
}

async function followLink(opened: URL): Promise<{ outcome: LinkOutcome; hasSession: boolean }> {
  try {
    const client = await authClient();
    const { error } = await client.initialize();
    const hasSession = (await client.getSession()).data.session !== null;
    const left = new URL(location.href);
    const outcome = linkOutcome({ opened, hasSession, errorCode: error?.code, left });
    return { outcome, hasSession };
  } catch {
    return { outcome: 'failed', hasSession: false };
  }
}

const linkLifetimeText =
  'Links in our emails work once and expire after one hour. You are already signed in.';

const outcomeMessages: Record<LinkOutcome, { title: string; description: string }> = {
  'signed-in': { title: 'Your email address is confirmed', description: 'You are signed in.' },
  'half-way': {
    title: 'One more step',
    description: 'Please also open the link that we sent to the other address.',
  },
  spent: { title: 'That link no longer works', description: linkLifetimeText },
  elsewhere: {
    title: 'That link only works in another browser',
    description: 'You are already signed in here.',
  },
  failed: { title: 'That link did not work', description: linkLifetimeText },
};
