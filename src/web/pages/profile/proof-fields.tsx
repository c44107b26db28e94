import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordField } from '~/web/shared/auth/password-field';
import { TextField } from '~/web/ui/text-field';
import { secretIn, textIn } from './form-dialog';
import { mailProofCode, type Proof } from './proof';
import { reasonOf } from './tell-failure';

interface ProofFieldsProps {
  email: string;
  hasSecondFactor: boolean;
}

/** Asks for the password, or for a code from a mail; and for the second factor where there is one. */
export function ProofFields({ email, hasSecondFactor }: ProofFieldsProps) {
  const [byMail, setByMail] = useState(false);
  const mail = useMutation({
    mutationFn: () => mailProofCode(email),
    onSuccess: () => setByMail(true),
  });
  return (
    <>
      {byMail ? (
        <TextField
          label="Code from the mail"
          name="mailedCode"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`We have sent six digits to ${email}.`}
        />
      ) : (
        <div>
          <input type="hidden" name="username" autoComplete="username" value={email} />
          <PasswordField
            label="Current password"
            name="currentPassword"
            autoComplete="current-password"
            error={mail.error ? reasonOf(mail.error) : undefined}
          />
          <button
            type="button"
            className="mt-2 text-accent text-sm underline underline-offset-4 hover:text-accent-strong pointer-coarse:min-h-11"
            aria-busy={mail.isPending || undefined}
            onClick={() => mail.isPending || mail.mutate()}
          >
            No password? Mail me a code instead
          </button>
        </div>
      )}
      {hasSecondFactor && (
        <TextField
          label="Code from your authenticator app"
          name="secondCode"
          required
          autoComplete="off"
          hint="Or one of your recovery codes."
        />
      )}
    </>
  );
}

/** What was typed into these fields. */
export function proofIn(fields: FormData, email: string): Proof {
  const code = textIn(fields, 'mailedCode');
  const by = code === '' ? { password: secretIn(fields, 'currentPassword') } : { code };
  const secondCode = textIn(fields, 'secondCode');
  return { email, by, ...(secondCode !== '' && { secondCode }) };
}
