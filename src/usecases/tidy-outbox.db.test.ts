import { expect, test } from 'vitest';
import { listOutboxMails, updateOutboxMailSent } from '~/db/outbox-mail.repo.server';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { queueMail } from './queue-mail.server';
import { tidyOutbox } from './tidy-outbox.server';

test('a mail is forgotten a month after it was sent, and not before it was', async () => {
  const db = await openTestDatabase();
  const deps = testDeps(db);
  const mail = (to: string) => ({ to, subject: 'x', html: '<p>x</p>', text: 'x' });
  const start = deps.clock.now();
  for (const to of ['old@example.com', 'newer@example.com', 'waiting@example.com']) {
    await queueMail(db, mail(to), { now: start });
  }
  const sentAt = { 'old@example.com': 0, 'newer@example.com': 2 };
  for (const { id, to } of await listOutboxMails(db, 10)) {
    const days = Object.entries(sentAt).find(([address]) => address === to)?.[1];
    if (days === undefined) continue;
    const now = new Date(start.getTime() + days * 86_400_000);
    await updateOutboxMailSent(db, { id, now, via: 'local' });
  }
  deps.clock.advance(31 * 86_400_000);
  await tidyOutbox(deps);
  const left = (await listOutboxMails(db, 10)).map(({ to }) => to).sort();
  expect(left).toEqual(['newer@example.com', 'waiting@example.com']);
});
