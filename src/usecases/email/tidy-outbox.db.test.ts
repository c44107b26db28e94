import { expect, test } from 'vitest';
import {
  insertOutboxMail,
  listOutboxMails,
  updateOutboxMailSent,
} from '~/db/email/outbox-mail.repo.server';
import { dayMs } from '~/domain/durations';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { tidyOutbox } from './tidy-outbox.server';

const db = await openTestDatabase();
const deps = testDeps(db);

test('deletes an email thirty days after it was sent, but not a waiting one', async () => {
  const [sent, waiting] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [sent, waiting]) {
    const mail = {
      id,
      to: 'ann@example.com',
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
    };
    await insertOutboxMail(db, mail, deps.clock.now());
  }
  await updateOutboxMailSent(db, { id: sent, now: deps.clock.now(), via: 'smtp' });
  const storedIds = async () => (await listOutboxMails(db, 10)).map(({ id }) => id).toSorted();

  deps.clock.advance(30 * dayMs);
  await tidyOutbox(deps);
  expect(await storedIds()).toEqual([sent, waiting].toSorted());

  deps.clock.advance(1);
  await tidyOutbox(deps);
  expect(await storedIds()).toEqual([waiting]);
});
