import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, type Ref, use, useState } from 'react';
import { PasswordField } from '~/web/shared/auth/password-field';
import { TextField } from '~/web/ui/fields/text-field';
import { signInQuery } from '../account/account-data';
import { accountsQuery } from '../account/auth-service-address';
import { ClearFailureContext, readSecretField, readTextField } from '../form-dialog';
import { reasonOf } from '../show-failure-toast';
import { mailProofCode } from './proof';
import type { Proof } from './proof-parts';

type ProofMethod = 'password' | 'mail' | 'app';

interface ProofFieldsProps {
  email: string;
  /** Whether users with an authenticator app must always enter its code. */
  both?: boolean;
}

/** Fields for reauthentication: password, emailed code or authenticator app code. */
export function ProofFields({ email, both = false }: ProofFieldsProps) {
  const [method, setMethod] = useState<ProofMethod>('password');
  const clearFailure = use(ClearFailureContext);
  const choose = (chosen: ProofMethod) => {
    clearFailure();
    setMethod(chosen);
  };
  const { data: signIn } = useQuery(signInQuery);
  const { data: accounts } = useQuery(accountsQuery);
  const mail = useMutation({
    mutationFn: () => mailProofCode(email),
    onSuccess: () => choose('mail'),
  });
  const hasApp = Boolean(signIn?.app);
  const wantsBoth = hasApp && (both || accounts?.isOurs === false);
  const failure = mail.error ? reasonOf(mail.error) : undefined;
  return (
    <>
      <div>
        {method === 'password' && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} />
            <PasswordField
              label="Current password"
              name="currentPassword"
              autoComplete="current-password"
              error={failure}
            />
          </>
        )}
        {method === 'mail' && (
          <TextField
            label="Code from the email"
            name="mailedCode"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            hint={`We sent a six-digit code to ${email}.`}
            ref={focusOnMount}
          />
        )}
        {method === 'app' && <AppCodeField name="appCode" ref={focusOnMount} />}
        <div className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
          {method !== 'password' && (
            <ProofMethodButton onPress={() => choose('password')}>
              Use your password
            </ProofMethodButton>
          )}
          {method !== 'mail' && (
            <ProofMethodButton
              busy={mail.isPending}
              onPress={() => mail.isPending || mail.mutate()}
            >
              Email me a code instead
            </ProofMethodButton>
          )}
          {method !== 'app' && hasApp && !wantsBoth && (
            <ProofMethodButton onPress={() => choose('app')}>
              Use your authenticator app
            </ProofMethodButton>
          )}
        </div>
      </div>
      {wantsBoth && <AppCodeField name="secondCode" />}
    </>
  );
}

/** Moves the focus to the field that was just selected. */
const focusOnMount = (field: HTMLInputElement | null) => field?.focus();

function AppCodeField(props: { name: string; ref?: Ref<HTMLInputElement> }) {
  return (
    <TextField
      label="Code from your authenticator app"
      {...props}
      required
      autoComplete="off"
      hint="Or one of your recovery codes."
    />
  );
}

function ProofMethodButton(props: { busy?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="text-accent text-sm underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
      aria-busy={props.busy || undefined}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}

export function readProof(fields: FormData, email: string): Proof {
  const secondCode = readTextField(fields, 'secondCode');
  return { email, by: readProofMethod(fields), ...(secondCode !== '' && { secondCode }) };
}

function readProofMethod(fields: FormData): Proof['by'] {
  const appCode = readTextField(fields, 'appCode');
  if (appCode !== '') return { appCode };
  const code = readTextField(fields, 'mailedCode').replaceAll(/\s/g, '');
  return code === '' ? { password: readSecretField(fields, 'currentPassword') } : { code };
}
