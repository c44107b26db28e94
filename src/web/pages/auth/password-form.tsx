import { authClient } from '~/web/shared/auth/auth-client';
import { PasswordField } from '~/web/shared/auth/password-field';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { TextLink } from '~/web/ui/text-link';
import { PasskeyButton } from './passkey-button';
import { ProviderButtons } from './provider-buttons';
import { requestEmail } from './request-email';
import type { AuthStepProps } from './step';
import { FormProblem, StepHeading, TextButton } from './step-parts';
import { submitSignIn, submitSignUp } from './submit-password';
import { checkSamePassword, useAuthForm } from './use-auth-form';

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
    lead: 'Save your favorites and get an alert when prices drop. It’s free.',
    submit: 'Create Account',
    busy: 'Creating account...',
    toggle: 'Already have an account? Sign in',
    other: 'sign-in',
  },
} as const;

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
        // Load the client while the person types, so that signing in does not wait for it.
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
          hint={isSignUp && 'At least 8 characters, and not a commonly used password.'}
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
      By creating an account you agree to our <TextLink to="/terms">Terms of Service</TextLink>. Our{' '}
      <TextLink to="/privacy">Privacy Policy</TextLink> explains what data we store.
    </p>
  );
}
