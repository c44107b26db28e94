import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useId } from 'react';
import { avatarFormats, avatarTooLarge, maxAvatarBytes } from '~/domain/accounts/avatar';
import { callApi } from '~/web/shared/private-data/call-api';
import { buttonClasses } from '~/web/ui/button-look';
import { cx } from '~/web/ui/class-names';
import { showToast } from '~/web/ui/overlays/toast-store';
import { showFailureToast } from '../show-failure-toast';
import { profileQuery, profileSchema } from './account-data';

const acceptedTypes = avatarFormats.map((format) => `image/${format}`).join(',');

export function ChangeAvatar({ hasPicture }: { hasPicture: boolean }) {
  const queries = useQueryClient();
  const id = useId();
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      const call = file
        ? ({ method: 'PUT', body: file } as const)
        : ({ method: 'DELETE' } as const);
      return profileSchema.parse(await callApi('/api/profile/avatar', call));
    },
    onSuccess: (profile, file) => {
      queries.setQueryData(profileQuery.queryKey, profile);
      showToast({ title: file ? 'Your picture was changed' : 'Your picture was removed' });
    },
    onError: showFailureToast,
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Reset, so that choosing the same file again fires a change event.
    event.target.value = '';
    if (!file) return;
    if (file.size > maxAvatarBytes) {
      return showFailureToast(new Error(avatarTooLarge));
    }
    change.mutate(file);
  }

  const small = cx(buttonClasses({ variant: 'quiet', size: 'sm' }), '-ml-4');
  return (
    <div className="mt-2 flex flex-wrap gap-x-6" aria-busy={change.isPending || undefined}>
      <span>
        <input
          id={id}
          type="file"
          accept={acceptedTypes}
          className="peer sr-only"
          onChange={choose}
        />
        <label
          htmlFor={id}
          className={cx(
            small,
            'cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-accent',
          )}
        >
          {change.isPending ? 'Uploading…' : hasPicture ? 'Change picture' : 'Add a picture'}
        </label>
      </span>
      {hasPicture && (
        <button type="button" className={small} onClick={() => change.mutate(null)}>
          Remove picture
        </button>
      )}
    </div>
  );
}
