/** Queues a test email; returns the validation error of the address, if any. */
export async function queueTestMail(to: string): Promise<string | undefined> {
  const response = await fetch('/api/dev/test-mail', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to }),
  });
  if (response.ok) return undefined;
  const { error } = await response.json();
  return error.fields?.to ?? error.message;
}
