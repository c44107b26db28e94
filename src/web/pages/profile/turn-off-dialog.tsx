import { useMutation } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { showToast } from '~/web/ui/toast-store';
import { FormDialog } from './form-dialog';
import { reasonOf } from './tell-failure';

interface TurnOffProps {
  factorId: string;
  /** Whether a passkey is still asked for after the password. */
  keepsPasskey: boolean;
  onClose: () => void;
}

/** Asks once before the password alone is enough again. */
export function TurnOffDialog({ factorId, keepsPasskey, onClose }: TurnOffProps) {
  const turnOff = useMutation({
    mutationFn: async () => {
      const client = await authClient();
      const { error } = await client.mfa.unenroll({ factorId });
      if (error) throw error;
      // The token at hand still says that a second factor was shown.
      await client.refreshSession();
    },
    onSuccess: () => {
      showToast({
        title: keepsPasskey ? 'The authenticator app is off' : 'Two-step sign-in is off',
      });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Turn two-step sign-in off?"
      submit="Turn off"
      danger
      pending={turnOff.isPending}
      failure={turnOff.error ? reasonOf(turnOff.error) : undefined}
      onSubmit={() => turnOff.mutate()}
      onClose={onClose}
    >
      <p>
        {keepsPasskey
          ? 'Signing in will no longer ask for a code from the app, only for a passkey.'
          : 'Your password alone will be enough to sign in, and your recovery codes stop working.'}
      </p>
    </FormDialog>
  );
}
