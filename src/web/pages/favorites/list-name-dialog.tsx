import { type FormEvent, useId, useState } from 'react';
import { favoriteLimits } from '~/domain/favorites/favorites';
import { ApiError } from '~/web/shared/private-data/api-error';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { Dialog } from '~/web/ui/overlays/dialog';

interface ListNameDialogProps {
  title: string;
  action: string;
  name: string;
  onClose: () => void;
  /** Rejects with an ApiError if the name is not accepted; the dialog shows the message. */
  onName: (name: string) => Promise<void>;
}

export function ListNameDialog({ title, action, name, onClose, onName }: ListNameDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (given === '') return setError('Please enter a name.');
    setBusy(true);
    try {
      await onName(given);
      onClose();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason.fields?.name ?? reason.message);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} loading={busy}>
          {action}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit}>
        <TextField
          label="Name"
          name="name"
          required
          defaultValue={name}
          maxLength={favoriteLimits.nameLength}
          autoComplete="off"
          error={error}
        />
      </form>
    </Dialog>
  );
}
