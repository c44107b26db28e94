import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentAccount } from '~/web/shared/auth/account-store';
import { authClient } from '~/web/shared/auth/auth-client';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';
import { TextLink } from '~/web/ui/text-link';
import { AuthPlaceholder, FormProblem, StepHeading } from '../step-parts';
import { useAuthForm } from '../use-auth-form';
import { checkLink, type LinkState, type LinkType, type MailLink } from './mail-link';
import { redeemLink } from './redeem-link';

interface LinkTexts {
  title: string;
  lead: (address: ReactNode) => ReactNode;
  button: string;
}

const linkTexts: Record<LinkType, LinkTexts> = {
  signup: {
    title: 'Confirm your email address',
    lead: (address) => <>Select the button to confirm that {address} is yours.</>,
    button: 'Confirm my address',
  },
  invite: {
    title: 'Accept your invitation',
    lead: (address) => (
      <>Accept to create an account for {address}. You’ll choose a password next.</>
    ),
    button: 'Accept the invitation',
  },
  recovery: {
    title: 'Reset your password',
    lead: (address) => <>Continue in this browser to choose a new password for {address}.</>,
    button: 'Continue',
  },
  magiclink: {
    title: 'Sign in by email',
    lead: (address) => <>Select the button to sign in as {address} in this browser.</>,
    button: 'Sign in',
  },
  email_change: {
    title: 'Confirm your email change',
    lead: (address) => (
      <>This link was sent to {address}. Both addresses must confirm the change.</>
    ),
    button: 'Confirm the change',
  },
};

/**
 * Landing page for emailed links. The link is used only when the button is pressed, because email
 * scanners open links too. Works in any browser.
 */
export function ConfirmLink({ link, next }: { link: MailLink; next: string }) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, setState] = useState<LinkState>({ name: 'checking' });
  const { token, type } = link;
  useEffect(() => {
    let current = true;
    authClient().catch(() => {});
    void checkLink({ token, type }).then((found) => {
      if (current) setState(found);
    });
    return () => {
      current = false;
    };
  }, [token, type]);
  const isDead = state.name === 'dead';
  useEffect(() => {
    if (!isDead) return;
    if (currentAccount().user) {
      showToast({ title: 'That link no longer works', description: 'You are already signed in.' });
    }
    void navigate({ search, hash: '' }, { replace: true, state: { linkOutcome: 'spent' } });
  }, [isDead, navigate, search]);
  const { form, busy, disabled, problem } = useAuthForm(async () => {
    const found = await redeemLink(link);
    if (found?.code === 'otp_expired') setState({ name: 'dead' });
    if (!found) await navigate({ search: nextSearch(type, search), hash: '' }, { replace: true });
    return found;
  });
  if (state.name !== 'good') return <AuthPlaceholder />;
  const { title, lead, button } = linkTexts[type];
  const address = state.email ? (
    <strong className="text-ink">{state.email}</strong>
  ) : (
    'your address'
  );
  return (
    <>
      <StepHeading title={title} lead={lead(address)} arrived />
      <form {...form} className="flex flex-col gap-5">
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? 'One moment...' : button}
        </Button>
      </form>
      <p className="mt-8 border-line border-t pt-6">
        <TextLink to={next} replace>
          Not now
        </TextLink>
      </p>
    </>
  );
}

/** The query of the next page; password recovery continues with the new-password form. */
function nextSearch(type: LinkType, search: string): string {
  const params = new URLSearchParams(search);
  if (type === 'recovery') params.set('for', 'new-password');
  return params.toString();
}
