import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { authClient } from '~/web/shared/auth/auth-client';
import { useAuth } from '~/web/shared/auth/auth-context';
import { returnPath } from '~/web/shared/auth/return-path';
import { comesFromLink, rememberedUser } from '~/web/shared/auth/signed-in-hint';
import { hasStoredSession } from '~/web/shared/auth/stored-session';
import { useScripted } from '~/web/ui/use-scripted';
import {
  type AwaitedEmail,
  forgetAwaitedEmail,
  readAwaitedEmail,
  rememberAwaitedEmail,
} from './links/awaited-email';
import { ConfirmLink } from './links/confirm-link';
import { LinkNotice } from './links/link-notice';
import { readMailLink } from './links/mail-link';
import { readArrival } from './links/read-arrival';
import { NewPassword } from './new-password';
import { SecondFactor } from './second-step/second-factor';
import { SignedOutStep } from './signed-out-step';
import { choosesPassword, firstStep, type Step } from './step';
import { Waiting } from './waiting';

/** The one place where it is decided what to ask for, and when to go on. */
export function AuthSteps() {
  const { user, loading, secondFactorDue, passwordNeeded = false } = useAuth();
  const scripted = useScripted();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const location = useLocation();
  const { from, outcome } = readArrival(location.state);
  const link = scripted ? readMailLink(location.hash) : null;
  const [awaited, setAwaited] = useState(() => readAwaitedEmail('tab'));
  // As it was on arrival: pressing the header's Sign In once more must not forget it. A link from an
  // email may open in another tab than the one that requested it.
  const [next] = useState(() =>
    returnPath(from ?? params.get('next') ?? awaitedNext() ?? referringPath()),
  );
  const purpose = params.get('for');
  const [chosen, setChosen] = useState<Step>();
  const [email, setEmail] = useState('');
  const choosing = passwordNeeded || choosesPassword(purpose, chosen ?? awaitedRecovery(awaited));
  // finish-link.ts reports a failed link first and then redirects.
  const hasNews = /[?&#](error|error_code|message)=/.test(location.search + location.hash);
  const goesOn = user !== null && link === null && !choosing && !hasNews;

  function choose(step: Step) {
    setChosen(step);
    setAwaited(null);
    if (step.name !== 'mail') forgetAwaitedEmail();
  }

  useEffect(() => {
    if (goesOn) navigate(next, { replace: true });
  }, [goesOn, next, navigate]);
  useEffect(() => {
    if (user) forgetAwaitedEmail();
  }, [user]);
  useEffect(() => {
    if (chosen?.name === 'mail') rememberAwaitedEmail({ purpose: chosen.purpose, email, next });
  }, [chosen, email, next]);
  useEffect(() => {
    // Whoever has shown a password but not the second factor is not signed in, but is known here.
    if (hasStoredSession()) authClient().catch(() => {});
  }, []);

  // The server knows neither the address's query nor what this browser has stored, so the first
  // rendering is the form of somebody who is not signed in. It stays the same element when nobody is:
  // what was typed before scripts ran must not be lost.
  if (scripted) {
    if (link) return <ConfirmLink link={link} next={next} />;
    if (goesOn || (user && hasNews) || (loading && mayBeSignedIn())) return <Waiting />;
    if (secondFactorDue) return <SecondFactor />;
    if (user) return <NewPassword email={user.email} next={next} isFirst={passwordNeeded} />;
  }
  const first = scripted
    ? firstStep(purpose, outcome !== undefined, awaited)
    : firstStep(null, false, null);
  return (
    <>
      {scripted && outcome && !chosen && (
        <LinkNotice outcome={outcome} purpose={purpose} choose={choose} />
      )}
      <SignedOutStep
        step={chosen ?? first}
        arrived={chosen !== undefined}
        email={email === '' && scripted ? (awaited?.email ?? '') : email}
        {...{ setEmail, choose, next }}
      />
    </>
  );
}

/** Where the sign-up or sign-in by email that was begun in this browser leads. */
const awaitedNext = () => readAwaitedEmail('browser')?.next;

/** After a reload, the code of a password reset still leads to the new password. */
const awaitedRecovery = (awaited: AwaitedEmail | null): Step | undefined =>
  awaited?.purpose === 'recovery' ? { name: 'mail', purpose: 'recovery' } : undefined;

const mayBeSignedIn = () => rememberedUser() !== null || comesFromLink();

/** The page of ours whose link was followed before scripts ran and could say so. */
function referringPath(): string | null {
  if (typeof document === 'undefined' || !URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? pathname + search : null;
}
