import type { GoTrueClient } from '@supabase/supabase-js';
import { useEffect, useRef, useState } from 'react';
import { attempt } from '~/web/shared/auth/attempt';
import { attemptPasskey } from '~/web/shared/auth/passkeys/attempt-passkey';
import { usePasskeysSupported } from '~/web/shared/auth/passkeys/use-passkeys-supported';
import { useAuth } from '~/web/shared/auth/use-auth';
import { welcomeBack } from '~/web/shared/auth/welcome-back';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { FormProblem, StepHeading, TextButton } from '../step-parts';
import { useAuthForm } from '../use-auth-form';
import { CodeField } from './code-field';
import { LostSecondStep } from './lost-second-step';
import {
  pendingFactors,
  type SecondFactorMethod,
  useSecondFactorMethod,
} from './second-factor-methods';

const methodTexts: Record<SecondFactorMethod, string> = {
  app: 'Your account requires a second step. Enter the code from your authenticator app.',
  passkey: 'Your account requires a second step. Your device will ask for your passkey.',
  paper: 'Enter one of your recovery codes. Each code works once.',
};

export function SecondFactorStep() {
  const { signOut } = useAuth();
  const { method, choose, hasApp } = useSecondFactorMethod();
  const passkeysWork = usePasskeysSupported();
  const [lost, setLost] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each method has its own field
  useEffect(() => field.current?.focus(), [method]);
  const { form, busy, disabled, problem } = useAuthForm(async (read) => {
    const found = await verifyWith(method, read('code').replaceAll(/\s/g, ''));
    if (!found) welcomeBack();
    return found;
  });
  if (lost) return <LostSecondStep onBack={() => setLost(false)} />;
  return (
    <>
      <StepHeading title="One more step" lead={methodTexts[method]} arrived={false} />
      <form {...form} className="flex flex-col gap-5">
        {method === 'paper' && (
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
        )}
        {method === 'app' && <CodeField key="app" ref={field} label="Code from your app" />}
        <FormProblem problem={problem} />
        <Button type="submit" size="lg" disabled={disabled}>
          {busy ? 'Checking...' : method === 'passkey' ? 'Use a passkey' : 'Continue'}
        </Button>
      </form>
      <div className="mt-8 flex flex-col items-start gap-1 border-line border-t pt-6">
        {hasApp && method !== 'app' && (
          <TextButton onClick={() => choose('app')}>Use the authenticator app</TextButton>
        )}
        {passkeysWork && method !== 'passkey' && (
          <TextButton onClick={() => choose('passkey')}>Use a passkey</TextButton>
        )}
        {method !== 'paper' && (
          <TextButton onClick={() => choose('paper')}>Use a recovery code</TextButton>
        )}
        <TextButton onClick={() => setLost(true)}>I can’t use my second step</TextButton>
        <TextButton onClick={signOut}>Sign in with a different account</TextButton>
      </div>
    </>
  );
}

function verifyWith(method: SecondFactorMethod, code: string) {
  switch (method) {
    case 'app':
      return attempt((client) => verifyAppCode(client, code));
    case 'paper':
      return attempt((client) => client.mfa.recoveryCodes.verify({ code }));
    case 'passkey':
      return attemptPasskey(verifyPasskey);
  }
}

async function verifyAppCode(client: GoTrueClient, code: string) {
  const { data, error } = await client.mfa.listFactors();
  const factor = data?.totp[0];
  if (!factor) return { error };
  return client.mfa.challengeAndVerify({ factorId: factor.id, code });
}

/** Uses a passkey enrolled as a factor; any other passkey starts a new sign-in, which satisfies both steps. */
async function verifyPasskey(client: GoTrueClient, signal: AbortSignal) {
  const factors = await pendingFactors(client);
  const factor = factors.find(({ factor_type: type }) => type === 'webauthn');
  if (!factor) return client.signInWithPasskey({ options: { signal } });
  return client.mfa.webauthn.authenticate({ factorId: factor.id, webauthn: { signal } });
}
