import { authClient } from '~/web/shared/auth/auth-client';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { requestEmail } from './request-email';
import type { AuthStepProps, MailPurpose } from './step';
import { FormProblem, StepHeading, TextButton } from './step-parts';
import { useAuthForm } from './use-auth-form';

interface RequestTexts {
  purpose: MailPurpose;
  title: string;
  lead: string;
  submit: string;
}

const requestTexts: Record<'forgotten' | 'link' | 'resend', RequestTexts> = {
  forgotten: {
    purpose: 'recovery',
    title: 'Choose a new password',
    lead: 'Enter your email address, and we’ll send you a link and a code to choose a new password.',
    submit: 'Send the link',
  },
  link: {
    purpose: 'magiclink',
    title: 'Sign in by email',
    lead: 'No password needed. We’ll send you a link and a code that sign you in once.',
    submit: 'Send the link',
  },
  resend: {
    purpose: 'signup',
    title: 'Confirm your address',
    lead: 'We’ll send you another email to confirm your address.',
    submit: 'Send the email',
  },
};

export function MailRequest(props: AuthStepProps & { kind: keyof typeof requestTexts }) {
  const { kind, email, setEmail, choose, next, arrived } = props;
  const { purpose, title, lead, submit } = requestTexts[kind];
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    setEmail(read('email'));
    const found = await requestEmail(purpose, read('email'), next);
    if (!found) choose({ name: 'mail', purpose });
    return found;
  });
  return (
    <>
      <StepHeading title={title} lead={lead} arrived={arrived} />
      <form {...form} onFocus={() => authClient().catch(() => {})} className="flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
          required
        />
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? 'Sending...' : submit}
        </Button>
      </form>
      <div className="mt-8 border-line border-t pt-6">
        <TextButton onClick={() => choose({ name: 'sign-in' })}>Back to sign in</TextButton>
      </div>
    </>
  );
}
