import { useEffect, useState } from 'react';
import { authClient } from '~/web/shared/auth/auth-client';
import { duringSignOut } from '~/web/shared/auth/session-aware-fetch';
import { TextLink } from '~/web/ui/text-link';
import { requestEmail } from '../request-email';
import { StepHeading } from '../step-parts';
import type { SecurityLinkPreview, UsedLink } from './security-link';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

interface SecureDoneProps {
  link: SecurityLinkPreview;
  used: UsedLink;
  /** Whether two-step sign-in was turned off without the password. */
  forgot: boolean;
}

export function SecureDone({ link, used, forgot }: SecureDoneProps) {
  switch (link.purpose) {
    case 'undo':
      return (
        <>
          <NewPasswordDue title="Your account is secured" used={used} />
          {link.change === 'email_changed' && used.email_restored === false && (
            <p className="mt-6">
              Another account now uses your previous email address, so we could not restore it.
              Please <TextLink to="/contact">contact us</TextLink>.
            </p>
          )}
        </>
      );
    case 'start_factor_recovery':
      return (
        <StepHeading
          title="The waiting period has started"
          lead={`You can turn off two-step sign-in ${used.ready_at ? `after ${moment.format(new Date(used.ready_at))}` : 'when the waiting period ends'}. We will email you the link.`}
          arrived
        />
      );
    case 'cancel_factor_recovery':
      return (
        <StepHeading
          title="The request was canceled"
          lead="Two-step sign-in stays on. If you did not make the request, choose a new password."
          arrived
        />
      );
    case 'finish_factor_recovery':
      return forgot ? (
        <NewPasswordDue title="Two-step sign-in is off" used={used} />
      ) : (
        <>
          <StepHeading
            title="Two-step sign-in is off"
            lead="Every device was signed out. Sign in with your password, and set up two-step sign-in again on your profile."
            arrived
          />
          <TextLink to="/auth">Sign in</TextLink>
        </>
      );
  }
}

/** The password was reset. The reset email is requested from this browser, so its link works here. */
function NewPasswordDue({ title, used }: { title: string; used: UsedLink }) {
  const [sent, setSent] = useState(false);
  const { email } = used;
  useEffect(() => {
    // This browser may hold one of the ended sessions.
    void authClient()
      .then((client) => duringSignOut(() => client.signOut({ scope: 'local' })))
      .catch(() => {})
      .then(() => (email ? requestEmail('recovery', email, '/') : null))
      .then((problem) => setSent(problem === null));
  }, [email]);
  return (
    <>
      <StepHeading
        title={title}
        lead={
          sent && email
            ? `Every device was signed out. We sent an email to ${email}. Open the link in it to choose a new password.`
            : 'Every device was signed out, and your old password no longer works.'
        }
        arrived
      />
      <TextLink to="/auth?for=new-password">
        {sent ? 'Send the email again' : 'Choose a new password'}
      </TextLink>
    </>
  );
}
