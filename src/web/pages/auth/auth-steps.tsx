import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { authClient } from '~/web/shared/auth/auth-client';
import { returnPath } from '~/web/shared/auth/return-path';
import { comesFromLink, storedUserId } from '~/web/shared/auth/signed-in-hint';
import { hasStoredSession } from '~/web/shared/auth/stored-session';
import { useAuth } from '~/web/shared/auth/use-auth';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';
import { CheckMail } from './check-mail';
import {
  type AwaitedEmail,
  clearAwaitedEmail,
  readAwaitedEmail,
  storeAwaitedEmail,
} from './links/awaited-email';
import { ConfirmLink } from './links/confirm-link';
import { LinkNotice } from './links/link-notice';
import { readMailLink } from './links/mail-link';
import { readArrival } from './links/read-arrival';
import { MailRequest } from './mail-request';
import { NewPassword } from './new-password';
import { PasswordForm } from './password-form';
import { SecondFactorStep } from './second-step/second-factor-step';
import { type AuthStep, type AuthStepProps, choosesPassword, firstStep } from './step';
import { AuthPlaceholder } from './step-parts';

/** Decides which step to show and when to redirect. */
export function AuthSteps() {
  const { user, loading, secondFactorDue, passwordNeeded = false } = useAuth();
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const location = useLocation();
  const { from, outcome } = readArrival(location.state);
  const link = isHydrated ? readMailLink(location.hash) : null;
  const [awaited, setAwaited] = useState(() => readAwaitedEmail('tab'));
  // Keep the first value: selecting Sign In in the header again must not lose it. A link from an
  // email may open in a different tab than the one that requested it.
  const [next] = useState(() =>
    returnPath(from ?? params.get('next') ?? awaitedNext() ?? referringPath()),
  );
  const purpose = params.get('for');
  const [chosen, setChosen] = useState<AuthStep>();
  const [email, setEmail] = useState('');
  const choosing = passwordNeeded || choosesPassword(purpose, chosen ?? awaitedRecovery(awaited));
  // finish-link.ts reports a failed link first and then redirects.
  const hasLinkResult = /[?&#](error|error_code|message)=/.test(location.search + location.hash);
  const shouldContinue = user !== null && link === null && !choosing && !hasLinkResult;

  function choose(step: AuthStep) {
    setChosen(step);
    setAwaited(null);
    if (step.name !== 'mail') clearAwaitedEmail();
  }

  useEffect(() => {
    if (shouldContinue) navigate(next, { replace: true });
  }, [shouldContinue, next, navigate]);
  useEffect(() => {
    if (user) clearAwaitedEmail();
  }, [user]);
  useEffect(() => {
    if (chosen?.name === 'mail') storeAwaitedEmail({ purpose: chosen.purpose, email, next });
  }, [chosen, email, next]);
  useEffect(() => {
    // A person who has entered a password but not the second factor has a session, but is not
    // signed in yet.
    if (hasStoredSession()) authClient().catch(() => {});
  }, []);

  // The server knows neither the query string nor what this browser has stored, so the first render
  // is the signed-out form. Hydration reuses the same element for signed-out visitors, to preserve
  // anything typed before scripts ran.
  if (isHydrated) {
    if (link) return <ConfirmLink link={link} next={next} />;
    if (shouldContinue || (user && hasLinkResult) || (loading && mayBeSignedIn()))
      return <AuthPlaceholder />;
    if (secondFactorDue) return <SecondFactorStep />;
    if (user) return <NewPassword email={user.email} next={next} isFirst={passwordNeeded} />;
  }
  const first = isHydrated
    ? firstStep(purpose, outcome !== undefined, awaited)
    : firstStep(null, false, null);
  return (
    <>
      {isHydrated && outcome && !chosen && (
        <LinkNotice outcome={outcome} purpose={purpose} choose={choose} />
      )}
      <SignedOutStep
        step={chosen ?? first}
        arrived={chosen !== undefined}
        email={email === '' && isHydrated ? (awaited?.email ?? '') : email}
        {...{ setEmail, choose, next }}
      />
    </>
  );
}

/** Where to continue after a sign-up or email sign-in that was started in this browser. */
const awaitedNext = () => readAwaitedEmail('browser')?.next;

/** After a reload, the code from a password reset email still leads to the new-password form. */
const awaitedRecovery = (awaited: AwaitedEmail | null): AuthStep | undefined =>
  awaited?.purpose === 'recovery' ? { name: 'mail', purpose: 'recovery' } : undefined;

const mayBeSignedIn = () => storedUserId() !== null || comesFromLink();

/** The page on this site that linked here, if its link was followed before hydration. */
function referringPath(): string | null {
  if (typeof document === 'undefined' || !URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? pathname + search : null;
}

function SignedOutStep({ step, ...common }: AuthStepProps & { step: AuthStep }) {
  switch (step.name) {
    case 'sign-in':
    case 'sign-up':
      return <PasswordForm mode={step.name} {...common} />;
    case 'mail':
      return <CheckMail purpose={step.purpose} {...common} />;
    default:
      return <MailRequest key={step.name} kind={step.name} {...common} />;
  }
}
