import { authClient } from '~/web/shared/auth/auth-client';
import { PasswordField } from '~/web/shared/auth/password-field';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { TextLink } from '~/web/ui/text-link';
import { FormProblem } from './form-problem';
import { ProviderButtons } from './provider-buttons';
import { requestEmail } from './request-email';
import { checkSamePassword } from './same-password';
import { PasskeyButton } from './second-step/passkey-button';
import type { AuthStepProps } from './step';
import { StepHeading } from './step-heading';
import { submitSignIn } from './submit-sign-in';
import { submitSignUp } from './submit-sign-up';
import { TextButton } from './text-button';
import { useAuthForm } from './use-auth-form';

const modeTexts = {
  'sign-in': {
    title: 'Sign In',
    lead: 'Your favorites and price alerts, on every device.',
    submit: 'Sign In',
    busy: 'Signing in...',
    toggle: "Don't have an account? Sign up",
    other: 'sign-up',
  },
  'sign-up': {
    title: 'Create Account',
    lead: 'Save what you like, and hear from us when it gets cheaper. It costs nothing.',
    submit: 'Create Account',
    busy: 'Creating account...',
    toggle: 'Already have an account? Sign in',
    other: 'sign-in',
  },
} as const;

/** Email and password, for those who have an account and for those who want one. */
export function PasswordForm(props: AuthStepProps & { mode: 'sign-in' | 'sign-up' }) {
  const { mode, email, setEmail, choose, next, arrived } = props;
  const texts = modeTexts[mode];
  const isSignUp = mode === 'sign-up';
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    setEmail(read('email'));
    const person = { email: read('email'), password: read('password') };
    if (!isSignUp) return submitSignIn(person);
    if (!checkSamePassword(read)) return null;
    return submitSignUp(person, () => choose({ name: 'mail', purpose: 'signup' }));
  });

  async function confirmAgain() {
    if (!(await requestEmail('signup', email, next))) choose({ name: 'mail', purpose: 'signup' });
  }

  return (
    <>
      <StepHeading title={texts.title} lead={texts.lead} arrived={arrived} />
      <form
        {...form}
        // The client comes while somebody types, so that signing in does not wait for it.
        onFocus={() => authClient().catch(() => {})}
        className="flex flex-col gap-5"
      >
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete={isSignUp ? 'email' : 'username webauthn'}
          defaultValue={email}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={isSignUp ? 'new-password' : 'current-password'}
          hint={isSignUp && 'At least 8 characters, and not a common one.'}
        />
        {isSignUp && (
          <PasswordField label="Confirm Password" name="confirmation" autoComplete="new-password" />
        )}
        <FormProblem problem={problem}>
          {problem?.code === 'email_not_confirmed' && (
            <>
              <TextButton onClick={() => choose({ name: 'mail', purpose: 'signup' })}>
                Enter the code from the email
              </TextButton>
              <TextButton onClick={confirmAgain}>Send the confirmation email again</TextButton>
            </>
          )}
        </FormProblem>
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? texts.busy : texts.submit}
        </Button>
        {!isSignUp && <PasskeyButton />}
        <ProviderButtons next={next} />
        {isSignUp && <Agreement />}
      </form>
      <div className="mt-8 flex flex-col items-start gap-1 border-line border-t pt-6">
        {!isSignUp && (
          <>
            <TextButton onClick={() => choose({ name: 'forgotten' })}>Forgot password?</TextButton>
            <TextButton onClick={() => choose({ name: 'link' })}>
              Email me a sign-in link
            </TextButton>
          </>
        )}
        <TextButton onClick={() => choose({ name: texts.other })}>{texts.toggle}</TextButton>
      </div>
    </>
  );
}

function Agreement() {
  return (
    <p className="text-soft text-sm">
      By creating an account you accept our <TextLink to="/terms">Terms of Service</TextLink>. Our{' '}
      <TextLink to="/privacy">Privacy Policy</TextLink> says what we keep.
    </p>
  );
}
