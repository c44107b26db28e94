/** Queues a test email; returns its id once the site has accepted it. */
export async function queueTestMail(url: string): Promise<string> {
  const response = await fetch(`${url}/api/dev/test-mail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: 'ada@example.com' }),
  });
  if (response.status !== 202)
    throw new Error(`Queueing the email failed with status ${response.status}.`);
  const { mailId } = await response.json();
  return mailId;
}
