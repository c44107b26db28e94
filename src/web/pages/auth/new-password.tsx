import { useNavigate } from 'react-router';
import { attempt } from '~/web/shared/auth/attempt';
import { PasswordField } from '~/web/shared/auth/password-field';
import { Button } from '~/web/ui/button';
import { TextLink } from '~/web/ui/text-link';
import { showToast } from '~/web/ui/toast-store';
import { FormProblem } from './form-problem';
import { checkSamePassword } from './same-password';
import { StepHeading } from './step-heading';
import { useAuthForm } from './use-auth-form';

/** For whoever came by the mail for a forgotten password. */
export function NewPassword({ email, next }: { email: string; next: string }) {
  const navigate = useNavigate();
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    if (!checkSamePassword(read)) return null;
    const found = await attempt((client) => client.updateUser({ password: read('password') }));
    if (found) return found;
    showToast({
      title: 'Password changed',
      description: 'You are signed in. All other devices have been signed out.',
    });
    await navigate(next, { replace: true });
    return null;
  });
  return (
    <>
      <StepHeading
        title="Choose a new password"
        lead={
          <>
            For <strong className="text-ink">{email}</strong>. You are signed in; the old password
            no longer counts once you have chosen a new one.
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
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? 'Saving...' : 'Save the new password'}
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
