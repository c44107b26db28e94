import { useMutation, useQuery } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { showToast } from '~/web/ui/overlays/toast-store';
import { signInQuery } from '../account/account-data';
import { FormDialog } from '../form-dialog';
import { withProof } from '../security/proof';
import { ProofFields, readProof } from '../security/proof-fields';
import type { OwnPasskey } from './passkeys-data';

interface RemoveProps {
  email: string;
  passkey: OwnPasskey;
  isLast: boolean;
  onClose: () => void;
}

export function RemovePasskeyDialog({ email, passkey, isLast, onClose }: RemoveProps) {
  const { data: signIn } = useQuery(signInQuery);
  const turnsOffStep = isLast && Boolean(signIn?.passkeyStep);
  const remove = useMutation({
    mutationFn: (fields: FormData) =>
      withProof(readProof(fields, email), async () => {
        const client = await authClient();
        const { error } = await client.passkey.delete({ passkeyId: passkey.id });
        if (error) throw error;
        // The current token may still claim a second factor.
        if (turnsOffStep) await client.refreshSession();
      }),
    onSuccess: () => {
      showToast({ title: 'Passkey removed' });
      onClose();
    },
  });
  return (
    <FormDialog
      title={`Remove “${passkey.name}”?`}
      submit="Remove passkey"
      danger
      mutation={remove}
      onClose={onClose}
    >
      <p>
        You won’t be able to sign in with it, and other devices that signed in with it will be
        signed out. Please also delete it from your device or password manager; we can’t do that for
        you.
      </p>
      {turnsOffStep && <p>This is your last passkey, so signing in will no longer ask for one.</p>}
      <ProofFields email={email} />
    </FormDialog>
  );
}
