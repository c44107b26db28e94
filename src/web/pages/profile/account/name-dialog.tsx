import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '~/web/shared/private-data/call-api';
import { TextField } from '~/web/ui/fields/text-field';
import { showToast } from '~/web/ui/overlays/toast-store';
import { FormDialog, readTextField } from '../form-dialog';
import { fieldReason, reasonOf } from '../show-failure-toast';
import { profileQuery, profileSchema } from './account-data';

export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const queries = useQueryClient();
  const rename = useMutation({
    mutationFn: async (username: string) =>
      profileSchema.parse(await callApi('/api/profile', { method: 'PATCH', body: { username } })),
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
      pending={rename.isPending}
      failure={rename.error && !wrong ? reasonOf(rename.error) : undefined}
      onSubmit={(fields) => rename.mutate(readTextField(fields, 'username'))}
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
