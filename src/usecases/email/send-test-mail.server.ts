import { renderTestMail } from '~/emails/operations/test-mail.email';
import type { Deps } from '../deps';
import { queueMail } from './queue-mail.server';

/** Queues an email that proves that the email settings work. */
export async function sendTestMail(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  input: { to: string },
): Promise<string | null> {
  const now = clock.now();
  const mail = renderTestMail(site, { to: input.to, now });
  return db.transaction((tx) => queueMail(tx, mail, { now }));
}
