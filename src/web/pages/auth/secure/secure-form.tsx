import { useState } from 'react';
import { PasswordField } from '~/web/shared/auth/password-field';
import { Button } from '~/web/ui/button';
import { FormProblem, StepHeading, TextButton } from '../step-parts';
import { useAuthForm } from '../use-auth-form';
import { secureTexts } from './secure-texts';
import {
  applyLink,
  type FinishChoice,
  LinkRefused,
  type SecurityLinkPreview,
  type UsedLink,
} from './security-link';

interface SecureFormProps {
  link: SecurityLinkPreview;
  token: string;
  onDone: (used: UsedLink, forgot: boolean) => void;
  onDead: () => void;
}

const problems: Readonly<Record<string, string>> = {
  invalid_credentials: 'That is not your current password.',
  over_request_rate_limit: 'Too many attempts. Please wait a few minutes.',
  validation_failed: 'The waiting period is not over yet.',
};

/** Describes what the link does and applies it when the button is pressed. */
export function SecureForm({ link, token, onDone, onDead }: SecureFormProps) {
  const finishes = link.purpose === 'finish_factor_recovery';
  const [forgot, setForgot] = useState(!link.has_password);
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    const choice: FinishChoice = forgot
      ? { forgot_password: true }
      : { password: read('password') };
    try {
      onDone(await applyLink(token, finishes ? choice : {}), finishes && forgot);
      return null;
    } catch (error) {
      const code = error instanceof LinkRefused ? error.code : undefined;
      if (code === 'otp_expired') onDead();
      const message = problems[code ?? ''] ?? 'Something went wrong. Please try again in a minute.';
      return { code, message };
    }
  });
  const { title, lead, effects, submit } = secureTexts(link);
  return (
    <>
      <StepHeading title={title} lead={lead} arrived={false} />
      <p className="mb-3 font-semibold">What the button below does:</p>
      <ul className="mb-8 list-disc space-y-2 pl-5 marker:text-soft">
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <form {...form} className="flex flex-col gap-5">
        {finishes && !forgot && (
          <PasswordField label="Password" name="password" autoComplete="current-password" />
        )}
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? 'Please wait...' : submit}
        </Button>
      </form>
      {finishes && link.has_password && (
        <div className="mt-8 border-line border-t pt-6">
          <TextButton onClick={() => setForgot(!forgot)}>
            {forgot ? 'I know my password' : 'I forgot my password'}
          </TextButton>
        </div>
      )}
    </>
  );
}
