import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/web/shared/private-data/call-api';
import { TextField } from '~/web/ui/fields/text-field';
import { showToast } from '~/web/ui/overlays/toast-store';
import { FormDialog, readTextField } from '../form-dialog';
import { fieldReason } from '../show-failure-toast';
import { profileQuery, profileSchema } from './account-data';

export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const queries = useQueryClient();
  const rename = useMutation({
    mutationFn: async (fields: FormData) => {
      const body = { username: readTextField(fields, 'username') };
      return profileSchema.parse(await callApi('/api/profile', { method: 'PATCH', body }));
    },
    onSuccess: (profile) => {
      queries.setQueryData(profileQuery.queryKey, profile);
      showToast({ title: 'Your name was changed' });
      onClose();
    },
  });
  const wrong = fieldReason(rename.error, 'username');
  return (
    <FormDialog
      title="Change your name"
      submit="Save name"
      mutation={rename}
      failure={wrong ? null : rename.error}
      onClose={onClose}
    >
      <TextField
        label="Name"
        name="username"
        defaultValue={name}
        required
        maxLength={80}
        autoComplete="nickname"
        error={wrong}
      />
    </FormDialog>
  );
}
