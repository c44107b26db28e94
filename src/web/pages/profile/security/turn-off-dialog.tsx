import { useMutation } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { showToast } from '~/web/ui/overlays/toast-store';
import { FormDialog } from '../form-dialog';
import { withProof } from './proof';
import { ProofFields, readProof } from './proof-fields';

interface TurnOffDialogProps {
  email: string;
  factorId: string;
  /** Whether a passkey is still required after the password. */
  keepsPasskey: boolean;
  onDone: () => void;
  onClose: () => void;
}

/** Asks the user to reauthenticate before turning off the second step. */
export function TurnOffDialog(props: TurnOffDialogProps) {
  const { email, factorId, keepsPasskey, onDone, onClose } = props;
  const turnOff = useMutation({
    mutationFn: (fields: FormData) =>
      withProof(readProof(fields, email), async () => {
        const client = await authClient();
        const { error } = await client.mfa.unenroll({ factorId });
        if (error) throw error;
        // The current token still claims a second factor.
        await client.refreshSession();
      }),
    onSuccess: () => {
      showToast({
        title: keepsPasskey ? 'Authenticator app turned off' : 'Two-step sign-in is off',
      });
      onDone();
    },
  });
  return (
    <FormDialog
      title="Turn off two-step sign-in?"
      submit="Turn off"
      danger
      mutation={turnOff}
      onClose={onClose}
    >
      <p>
        {keepsPasskey
          ? 'Signing in will ask for a passkey instead of a code from the app.'
          : 'Your password alone will be enough to sign in, and your recovery codes will stop working.'}
      </p>
      <ProofFields email={email} />
    </FormDialog>
  );
}
