import { beforeAll, expect, test } from 'vitest';
import type { Database } from '~/db/engine/database.server';
import { AppError } from '~/domain/app-error';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { queueMail } from './queue-mail.server';
import { readOutboxMail } from './read-outbox.server';
import { sendOutboxMail } from './send-outbox-mail.server';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});

const mail = { to: 'ada@example.com', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

test('sends a queued email once, even if its job runs repeatedly', async () => {
  const deps = testDeps(db);
  const now = deps.clock.now();
  const mailId = await db.transaction((tx) => queueMail(tx, mail, { now }));
  if (!mailId) throw new Error('The mail was not queued.');
  deps.clock.advance(5_000);
  await sendOutboxMail(deps, { mailId });
  await sendOutboxMail(deps, { mailId });
  expect(deps.sentMails).toEqual([expect.objectContaining({ ...mail, id: mailId })]);
  expect(await readOutboxMail(deps, { id: mailId })).toMatchObject({
    createdAt: now,
    sentAt: deps.clock.now(),
    sentVia: 'local',
  });
});

test('the same key never queues a second email', async () => {
  const options = { now: testDeps(db).clock.now(), idempotencyKey: 'welcome:ada' };
  expect(await db.transaction((tx) => queueMail(tx, mail, options))).not.toBeNull();
  expect(await db.transaction((tx) => queueMail(tx, mail, options))).toBeNull();
});

test('queues no email if the transaction fails', async () => {
  const deps = testDeps(db);
  let mailId: string | null = null;
  const failing = db.transaction(async (tx) => {
    mailId = await queueMail(tx, mail, { now: deps.clock.now() });
    throw new AppError('bad_request', { message: 'No.' });
  });
  await expect(failing).rejects.toThrow('No.');
  await sendOutboxMail(deps, { mailId: mailId ?? '' });
  expect(deps.sentMails).toEqual([]);
});

test('a sent email is recorded when the database is back, so that no other worker sends it', async () => {
  const deps = testDeps(db);
  const mailId = await db.transaction((tx) => queueMail(tx, mail, { now: deps.clock.now() }));
  if (!mailId) throw new Error('The mail was not queued.');
  let outages = 2;
  const execute: Database['execute'] = async (statement) => {
    outages -= 1;
    if (outages >= 0) throw new AppError('database_unavailable', { message: 'away' });
    return db.execute(statement);
  };
  await sendOutboxMail({ ...deps, db: { ...db, execute } }, { mailId });
  await sendOutboxMail(deps, { mailId });
  expect(deps.sentMails).toHaveLength(1);
});
