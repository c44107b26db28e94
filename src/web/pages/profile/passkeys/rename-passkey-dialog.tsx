import { useMutation } from '@tanstack/react-query';
import { authClient } from '~/web/shared/auth/auth-client';
import { TextField } from '~/web/ui/fields/text-field';
import { showToast } from '~/web/ui/overlays/toast-store';
import { FormDialog, readTextField } from '../form-dialog';
import type { OwnPasskey } from './passkeys-data';

interface RenameProps {
  passkey: OwnPasskey;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenameProps) {
  const rename = useMutation({
    mutationFn: async (fields: FormData) => {
      const friendlyName = readTextField(fields, 'name');
      const client = await authClient();
      const { error } = await client.passkey.update({ passkeyId: passkey.id, friendlyName });
      if (error) throw error;
    },
    onSuccess: () => {
      showToast({ title: 'Passkey renamed' });
      onClose();
    },
  });
  return (
    <FormDialog title="Rename passkey" submit="Save name" mutation={rename} onClose={onClose}>
      <TextField
        label="Name"
        name="name"
        defaultValue={passkey.name}
        required
        maxLength={120}
        autoComplete="off"
        hint="For example, the device it is on."
      />
    </FormDialog>
  );
}
