import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/text-field';
import { showToast } from '~/web/ui/toast-store';

/** Queues the mail that proves mail works. */
export function TestMailForm() {
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = new FormData(event.currentTarget).get('to');
    setBusy(true);
    const response = await fetch('/api/dev/test-mail', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to }),
    });
    setBusy(false);
    if (response.ok) {
      setProblem(undefined);
      showToast({ title: 'Mail queued', description: 'The worker sends it in a moment.' });
      await revalidate();
      return;
    }
    const { error } = await response.json();
    setProblem(error.fields?.to ?? error.message);
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-wrap items-start gap-4">
      <div className="grow">
        <TextField label="Send a test mail to" name="to" type="email" error={problem} required />
      </div>
      <Button type="submit" loading={busy} className="mt-8">
        Send
      </Button>
    </form>
  );
}
