import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient } from '~/web/shared/auth/auth-client';
import { PasswordField } from '~/web/shared/auth/password-field';
import { TextField } from '~/web/ui/fields/text-field';
import { showToast } from '~/web/ui/overlays/toast-store';
import { FormDialog, readSecretField, readTextField } from '../form-dialog';
import { withProof } from './proof';
import { ProofFields, readProof } from './proof-fields';
import { refreshSecurity } from './security-data';

/** Changes the password after reauthentication with the current one or an emailed code. */
export function PasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  // A Supabase project may require its own code.
  const [codeDue, setCodeDue] = useState(false);
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: async (fields: FormData) => {
      const password = readSecretField(fields, 'newPassword');
      if (password !== readSecretField(fields, 'repeated')) {
        throw new Error('Please make sure your passwords match.');
      }
      const nonce = readTextField(fields, 'nonce');
      const client = await authClient();
      const { error } =
        nonce === ''
          ? await withProof(readProof(fields, email), () => client.updateUser({ password }))
          : await client.updateUser({ password, nonce });
      if (error?.code === 'reauthentication_needed') {
        const codeRequest = await client.reauthenticate();
        if (codeRequest.error) throw codeRequest.error;
        return setCodeDue(true);
      }
      if (error) throw error;
      void refreshSecurity(queries);
      showToast({
        title: 'Your password was changed',
        description: 'All other devices have been signed out.',
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Change your password"
      description="All other devices will be signed out."
      submit="Change password"
      mutation={change}
      onClose={onClose}
    >
      {codeDue ? (
        <TextField
          label="Code from the email"
          name="nonce"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={`We sent a six-digit code to ${email}.`}
        />
      ) : (
        <ProofFields email={email} />
      )}
      <PasswordField
        label="New password"
        name="newPassword"
        minLength={8}
        autoComplete="new-password"
        hint="At least 8 characters."
      />
      <PasswordField label="Confirm new password" name="repeated" autoComplete="new-password" />
    </FormDialog>
  );
}
