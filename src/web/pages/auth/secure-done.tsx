import { useEffect, useState } from 'react';
import { authClient } from '~/web/shared/auth/auth-client';
import { TextLink } from '~/web/ui/text-link';
import { askForMail } from './ask-for-mail';
import type { SecurityLink, UsedLink } from './security-link';
import { StepHeading } from './step-heading';

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

interface SecureDoneProps {
  link: SecurityLink;
  used: UsedLink;
  /** Whether the second step was turned off without the password. */
  forgot: boolean;
}

/** What came of it, and what to do next. */
export function SecureDone({ link, used, forgot }: SecureDoneProps) {
  switch (link.purpose) {
    case 'undo':
      return (
        <>
          <NewPasswordDue title="Your account is secured" used={used} />
          {link.change === 'email_changed' && used.email_restored === false && (
            <p className="mt-6">
              Your former address belongs to another account by now, so it was not restored. Please{' '}
              <TextLink to="/contact">write to us</TextLink>.
            </p>
          )}
        </>
      );
    case 'start_factor_recovery':
      return (
        <StepHeading
          title="The waiting period has started"
          lead={`From ${used.ready_at ? moment.format(new Date(used.ready_at)) : 'the end of the waiting period'} on, you can turn off two-step sign-in. We will email you the link.`}
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

/** The password is void. The email to choose a new one is asked for here, so its link works here. */
function NewPasswordDue({ title, used }: { title: string; used: UsedLink }) {
  const [sent, setSent] = useState(false);
  const { email } = used;
  useEffect(() => {
    // This browser may hold one of the sessions that were just ended.
    void authClient()
      .then((client) => client.signOut({ scope: 'local' }))
      .catch(() => {})
      .then(() => (email ? askForMail('recovery', email, '/') : null))
      .then((problem) => setSent(problem === null));
  }, [email]);
  return (
    <>
      <StepHeading
        title={title}
        lead={
          sent && email
            ? `Every device was signed out. We have sent an email to ${email}: open its link to choose a new password.`
            : 'Every device was signed out, and the old password no longer works.'
        }
        arrived
      />
      <TextLink to="/auth?for=new-password">
        {sent ? 'Send the email again' : 'Choose a new password'}
      </TextLink>
    </>
  );
}
