import { type FormEvent, useId, useState } from 'react';
import { favouriteLimits } from '~/domain/favourites';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/dialog';
import { TextField } from '~/web/ui/text-field';

interface ListNameDialogProps {
  title: string;
  action: string;
  name: string;
  onClose: () => void;
  /** True when the name was taken. */
  onName: (name: string) => Promise<boolean>;
}

/** Asks for the name of a list. */
export function ListNameDialog({ title, action, name, onClose, onName }: ListNameDialogProps) {
  const form = useId();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (given === '') return setError('Please enter a name.');
    setBusy(true);
    const taken = await onName(given);
    setBusy(false);
    if (taken) onClose();
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
          maxLength={favouriteLimits.nameLength}
          autoComplete="off"
          error={error}
        />
      </form>
    </Dialog>
  );
}
