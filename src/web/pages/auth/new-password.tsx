import { useState } from 'react';
import { useNavigate } from 'react-router';
import { attempt } from '~/web/shared/auth/attempt';
import { renewedToken } from '~/web/shared/auth/auth-client';
import { PasswordField } from '~/web/shared/auth/password-field';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';
import { TextLink } from '~/web/ui/text-link';
import { CodeField } from './second-step/code-field';
import { FormProblem, StepHeading } from './step-parts';
import { checkSamePassword, useAuthForm } from './use-auth-form';

interface NewPasswordProps {
  email: string;
  next: string;
  /** The account has no password yet. */
  isFirst: boolean;
}

/** Sets a password after a reset email, or after confirming an account that has no password. */
export function NewPassword({ email, next, isFirst }: NewPasswordProps) {
  const navigate = useNavigate();
  const [codeDue, setCodeDue] = useState(false);
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    if (!checkSamePassword(read)) return null;
    const change = { password: read('password'), ...(codeDue && { nonce: read('code') }) };
    const found = await attempt((client) => client.updateUser(change));
    if (found?.code === 'reauthentication_needed') {
      // The form stayed open longer than the link counts as proof of identity.
      const refused = await attempt((client) => client.reauthenticate());
      setCodeDue(!refused);
      return refused ?? { code: undefined, message: `Enter the code we sent to ${email}.` };
    }
    if (found) return found;
    // The refreshed session no longer reports a missing password.
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
              ? 'only the password you choose here will work. A password entered in another browser will not.'
              : 'your old password stops working as soon as you save a new one.'}
          </>
        }
        arrived
      />
      <form {...form} className="flex flex-col gap-5">
        {/* Tells password managers which account this is. */}
        <input hidden name="email" type="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          hint="At least 8 characters, and not a commonly used password."
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
