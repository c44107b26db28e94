import { useState } from 'react';
import { useNavigate } from 'react-router';
import { attempt } from '~/web/shared/auth/attempt';
import { renewedToken } from '~/web/shared/auth/auth-client';
import { PasswordField } from '~/web/shared/auth/password-field';
import { Button } from '~/web/ui/button';
import { TextLink } from '~/web/ui/text-link';
import { showToast } from '~/web/ui/toast-store';
import { CodeField } from './code-field';
import { FormProblem } from './form-problem';
import { checkSamePassword } from './same-password';
import { StepHeading } from './step-heading';
import { useAuthForm } from './use-auth-form';

interface NewPasswordProps {
  email: string;
  next: string;
  /** The account has no password yet. */
  isFirst: boolean;
}

/** For people who came by the email for a forgotten password, or confirmed an account without one. */
export function NewPassword({ email, next, isFirst }: NewPasswordProps) {
  const navigate = useNavigate();
  const [codeDue, setCodeDue] = useState(false);
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    if (!checkSamePassword(read)) return null;
    const wish = { password: read('password'), ...(codeDue && { nonce: read('code') }) };
    const found = await attempt((client) => client.updateUser(wish));
    if (found?.code === 'reauthentication_needed') {
      // The form was open for longer than the link counts as a proof.
      const refused = await attempt((client) => client.reauthenticate());
      setCodeDue(!refused);
      return (
        refused ?? { code: undefined, message: `Type the code that we have sent to ${email}.` }
      );
    }
    if (found) return found;
    // The renewed session no longer says that the password is missing.
    if (isFirst) await renewedToken().catch(() => {});
    showToast({
      title: isFirst ? 'Password saved' : 'Password changed',
      description: 'You are signed in. All other devices have been signed out.',
    });
    await navigate(next, { replace: true });
    return null;
  });
  return (
    <>
      <StepHeading
        title={isFirst ? 'Choose a password' : 'Choose a new password'}
        lead={
          <>
            For <strong className="text-ink">{email}</strong>. You are signed in;{' '}
            {isFirst
              ? 'the password you choose here is the only one that works. One that was typed in another browser does not.'
              : 'the old password no longer counts once you have chosen a new one.'}
          </>
        }
        arrived
      />
      <form {...form} className="flex flex-col gap-5">
        {/* So that password managers know whose it is. */}
        <input hidden name="email" type="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 8 characters, and not one that everybody uses."
        />
        <PasswordField label="Confirm Password" name="confirmation" autoComplete="new-password" />
        {codeDue && <CodeField label="Code from the email" />}
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? 'Saving...' : isFirst ? 'Save the password' : 'Save the new password'}
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
