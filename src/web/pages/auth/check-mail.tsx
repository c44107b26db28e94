import { useState } from 'react';
import { oneTimeLimits } from '~/domain/auth/one-time-limits';
import { attempt } from '~/web/shared/auth/attempt';
import { codeVerifiers } from '~/web/shared/auth/code-verifiers';
import { welcomeBack } from '~/web/shared/auth/welcome-back';
import { Button } from '~/web/ui/button';
import { showToast } from '~/web/ui/overlays/toast-store';
import { requestEmail } from './request-email';
import { CodeField } from './second-step/code-field';
import type { AuthStepProps, MailPurpose } from './step';
import { FormProblem, StepHeading, TextButton } from './step-parts';
import { useAuthForm } from './use-auth-form';

const purposeTexts: Record<MailPurpose, string> = {
  signup: 'confirms your address and signs you in',
  recovery: 'lets you choose a new password',
  magiclink: 'signs you in',
};

/** Shown after an email was sent. The link works in any browser; the code can be entered here. */
export function CheckMail(props: AuthStepProps & { purpose: MailPurpose }) {
  const { purpose, email, choose, next, arrived } = props;
  const [sending, setSending] = useState(false);
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    const token = read('code').replaceAll(/\s/g, '');
    const type = purpose === 'recovery' ? 'recovery' : 'email';
    const proof = { email, token, type, code_verifiers: codeVerifiers() } as const;
    const found = await attempt((client) => client.verifyOtp(proof));
    if (!found && purpose === 'magiclink') welcomeBack();
    if (!found && purpose === 'signup') {
      showToast({ title: 'Your email address is confirmed', description: 'You are signed in.' });
    }
    return found;
  });

  async function sendAgain() {
    setSending(true);
    const found = await requestEmail(purpose, email, next);
    setSending(false);
    if (!found)
      showToast({ title: 'Email sent', description: `We sent another email to ${email}.` });
  }

  const lead = (
    <>
      If <strong className="text-ink">{email}</strong> is correct, you will get an email soon. The
      link in it {purposeTexts[purpose]}. It works in any browser for one hour. Or enter the code
      from the email, which works for {oneTimeLimits.codeMinutes} minutes.
    </>
  );
  return (
    <>
      <StepHeading title="Check your email" lead={lead} arrived={arrived} />
      <form {...form} className="flex flex-col gap-5">
        <CodeField label="Code from the email" />
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? 'Checking...' : 'Continue'}
        </Button>
      </form>
      <div className="mt-8 flex flex-col items-start gap-1 border-line border-t pt-6">
        <TextButton onClick={sendAgain} disabled={sending}>
          {sending ? 'Sending...' : 'Send the email again'}
        </TextButton>
        <TextButton onClick={() => choose({ name: 'sign-in' })}>Back to sign in</TextButton>
      </div>
    </>
  );
}
