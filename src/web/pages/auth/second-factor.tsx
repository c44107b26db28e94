import type { GoTrueClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { attempt } from '~/web/shared/auth/attempt';
import { useAuth } from '~/web/shared/auth/auth-context';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/text-field';
import { CodeField } from './code-field';
import { FormProblem } from './form-problem';
import { StepHeading } from './step-heading';
import { TextButton } from './text-button';
import { useAuthForm } from './use-auth-form';
import { welcomeBack } from './welcome-back';

/** The password was right. Now the code of the app, or one of the codes on paper. */
export function SecondFactor() {
  const { signOut } = useAuth();
  const [onPaper, setOnPaper] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another way is another field
  useEffect(() => field.current?.focus(), [onPaper]);
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    const code = read('code').replaceAll(/\s/g, '');
    const found = await attempt((client) =>
      onPaper ? client.mfa.recoveryCodes.verify({ code }) : verifyApp(client, code),
    );
    if (!found) welcomeBack();
    return found;
  });
  return (
    <>
      <StepHeading
        title="One more step"
        lead={
          onPaper
            ? 'Type one of the recovery codes that you wrote down. Each of them works once.'
            : 'Your account asks for a second factor: type the code that your authenticator app shows.'
        }
        arrived={false}
      />
      <form {...form} className="flex flex-col gap-5">
        {onPaper ? (
          <TextField
            key="paper"
            ref={field}
            label="Recovery code"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        ) : (
          <CodeField key="app" ref={field} label="Code from your app" />
        )}
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? 'Checking...' : 'Continue'}
        </Button>
      </form>
      <div className="mt-8 flex flex-col items-start gap-1 border-line border-t pt-6">
        <TextButton onClick={() => setOnPaper(!onPaper)}>
          {onPaper ? 'Use the authenticator app' : 'Use a recovery code'}
        </TextButton>
        <TextButton onClick={signOut}>Sign in as somebody else</TextButton>
      </div>
    </>
  );
}

async function verifyApp(client: GoTrueClient, code: string) {
  const { data, error } = await client.mfa.listFactors();
  const factor = data?.totp[0];
  if (!factor) return { error };
  return client.mfa.challengeAndVerify({ factorId: factor.id, code });
}
