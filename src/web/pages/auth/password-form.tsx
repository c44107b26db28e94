import { authClient } from '~/web/shared/auth/auth-client';
import { PasswordField } from '~/web/shared/auth/password-field';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { TextLink } from '~/web/ui/text-link';
import { askForMail } from './ask-for-mail';
import { FormProblem } from './form-problem';
import { ProviderButtons } from './provider-buttons';
import { checkSamePassword } from './same-password';
import { PasskeyButton } from './second-step/passkey-button';
import { signIn } from './sign-in';
import { signUp } from './sign-up';
import type { StepProps } from './step';
import { StepHeading } from './step-heading';
import { TextButton } from './text-button';
import { useAuthForm } from './use-auth-form';

const faces = {
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
export function PasswordForm(props: StepProps & { mode: 'sign-in' | 'sign-up' }) {
  const { mode, email, setEmail, choose, next, arrived } = props;
  const face = faces[mode];
  const joins = mode === 'sign-up';
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    setEmail(read('email'));
    const person = { email: read('email'), password: read('password') };
    if (!joins) return signIn(person);
    if (!checkSamePassword(read)) return null;
    return signUp(person, () => choose({ name: 'mail', purpose: 'signup' }));
  });

  async function confirmAgain() {
    if (!(await askForMail('signup', email, next))) choose({ name: 'mail', purpose: 'signup' });
  }

  return (
    <>
      <StepHeading title={face.title} lead={face.lead} arrived={arrived} />
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
          autoComplete={joins ? 'email' : 'username webauthn'}
          defaultValue={email}
          required
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete={joins ? 'new-password' : 'current-password'}
          hint={joins && 'At least 8 characters, and not one that everybody uses.'}
        />
        {joins && (
          <PasswordField label="Confirm Password" name="confirmation" autoComplete="new-password" />
        )}
        <FormProblem problem={problem}>
          {problem?.code === 'email_not_confirmed' && (
            <>
              <TextButton onClick={() => choose({ name: 'mail', purpose: 'signup' })}>
                Enter the code from the email
              </TextButton>
              <TextButton onClick={confirmAgain}>Send the confirmation mail again</TextButton>
            </>
          )}
        </FormProblem>
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? face.busy : face.submit}
        </Button>
        {!joins && <PasskeyButton />}
        <ProviderButtons next={next} />
        {joins && <Agreement />}
      </form>
      <div className="mt-8 flex flex-col items-start gap-1 border-line border-t pt-6">
        {!joins && (
          <>
            <TextButton onClick={() => choose({ name: 'forgotten' })}>Forgot password?</TextButton>
            <TextButton onClick={() => choose({ name: 'link' })}>
              Email me a sign-in link
            </TextButton>
          </>
        )}
        <TextButton onClick={() => choose({ name: face.other })}>{face.toggle}</TextButton>
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
