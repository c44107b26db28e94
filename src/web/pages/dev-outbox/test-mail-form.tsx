import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '~/web/ui/button';
import { TextField } from '~/web/ui/fields/text-field';
import { showErrorToast, showToast } from '~/web/ui/overlays/toast-store';

/** Queues a test email, to check that sending works. */
export function TestMailForm() {
  const { revalidate } = useRevalidator();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setBusy(true);
    try {
      const found = await queueTestMail(field.current?.value ?? '');
      setProblem(found);
      if (found) return field.current?.focus();
      form.reset();
      showToast({ title: 'Email queued', description: 'The worker will send it shortly.' });
      await revalidate();
    } catch {
      showErrorToast('An error occurred', 'Please try again later.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <form onSubmit={submit} noValidate className="flex max-w-xl flex-wrap items-start gap-4">
      <div className="grow">
        <TextField
          ref={field}
          label="Send a test email to"
          name="to"
          type="email"
          error={problem}
          required
        />
      </div>
      <Button type="submit" loading={busy} className="mt-8">
        Send
      </Button>
    </form>
  );
}

/** Queues a test email; returns the validation error of the address, if any. */
async function queueTestMail(to: string): Promise<string | undefined> {
  const response = await fetch('/api/dev/test-mail', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to }),
  });
  if (response.ok) return undefined;
  const { error } = await response.json();
  return error.fields?.to ?? error.message;
}
