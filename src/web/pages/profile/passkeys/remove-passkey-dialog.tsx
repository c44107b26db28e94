import { useMutation, useQuery } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { showToast } from '~/web/ui/toast-store';
import { signInQuery } from '../account-data';
import { FormDialog } from '../form-dialog';
import { withProof } from '../proof';
import { ProofFields, proofIn } from '../proof-fields';
import { reasonOf } from '../tell-failure';
import type { OwnPasskey } from './passkeys-data';

interface RemoveProps {
  email: string;
  passkey: OwnPasskey;
  /** Whether no other passkey would be left. */
  isLast: boolean;
  onClose: () => void;
}

/** Asks once before a passkey stops working. */
export function RemovePasskeyDialog({ email, passkey, isLast, onClose }: RemoveProps) {
  const { data: signIn } = useQuery(signInQuery);
  const turnsOffStep = isLast && Boolean(signIn?.passkeyStep);
  const remove = useMutation({
    mutationFn: (fields: FormData) =>
      withProof(proofIn(fields, email), async () => {
        const client = await authClient();
        const { error } = await client.passkey.delete({ passkeyId: passkey.id });
        if (error) throw error;
        // The token at hand may still say that a second factor was shown.
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
      pending={remove.isPending}
      failure={remove.error ? reasonOf(remove.error) : undefined}
      onSubmit={remove.mutate}
      onClose={onClose}
    >
      <p>
        It will no longer sign you in, and other devices that signed in with it are signed out.
        Please delete it from your device or password manager as well: we cannot do that.
      </p>
      {turnsOffStep && (
        <p>It is your last passkey, so signing in will no longer ask for a passkey either.</p>
      )}
      <ProofFields email={email} />
    </FormDialog>
  );
}
