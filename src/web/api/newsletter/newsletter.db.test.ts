import { beforeEach, expect, test } from 'vitest';
import {
  countSubscribers,
  findSubscriberForUpdate,
} from '~/db/newsletter/newsletter-subscriber.repo.server';
import { emptyTables, readTablesAsText } from '~/db/testing/tables.server';
import { dayMs } from '~/domain/durations';
import { confirmationLimit } from '~/domain/forms/form-limits';
import { isUnsubscribeLink } from '~/usecases/newsletter/unsubscribe-newsletter.server';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { openFormWorld } from '../../../../tests/sites/form-site';

const db = await openTestDatabase();
const world = openFormWorld(db);
const ann = 'ann@example.com';

beforeEach(async () => {
  await emptyTables(db, 'newsletter_subscriber');
  await world.forgetMails();
});

const ask = (email = ann) => world.send('newsletter', { email });
const submitLink = (path: string, body = '') =>
  world.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body,
  });

/** The path of the link in the newest email to an address. */
async function linkTo(email: string): Promise<string> {
  const mails = await world.mailsTo(email);
  const newest = mails.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  return /http:\/\/glowfare\.test(\/newsletter\/\S+)/.exec(newest?.text ?? '')?.[1] ?? '';
}

test('adds an address to the list only after its owner confirmed', async () => {
  const response = await ask('Ann@Example.com');
  expect(await response.json()).toEqual({ to: '/newsletter/asked' });
  expect(await countSubscribers(db)).toEqual({ confirmed: 0, waiting: 1 });
  const link = await linkTo(ann);
  expect(link).toMatch(/^\/newsletter\/confirm\?token=[\w-]{32}$/);
  const confirmed = await submitLink(link);
  expect(confirmed.status).toBe(303);
  expect(confirmed.headers.get('location')).toBe('/newsletter/confirmed');
  expect(await countSubscribers(db)).toEqual({ confirmed: 1, waiting: 0 });
  const again = await submitLink(link);
  expect(again.headers.get('location'), 'confirming twice is fine').toBe('/newsletter/confirmed');
});

test('stores the hash of the link, not the link', async () => {
  await ask();
  const token = (await linkTo(ann)).split('token=')[1] ?? '';
  const stored = await readTablesAsText(db, 'newsletter_subscriber');
  expect(token).not.toBe('');
  expect(stored).toContain(ann);
  expect(stored).not.toContain(token);
});

test('does not reveal whether an address is on the list', async () => {
  const first = await ask();
  await submitLink(await linkTo(ann));
  world.deps.clock.advance(1_000);
  const second = await ask();
  expect(second.status).toBe(first.status);
  expect(await second.json()).toEqual(await first.json());
  for (const { headers } of [first, second]) headers.delete('x-request-id');
  expect([...second.headers]).toEqual([...first.headers]);
  const mails = await world.mailsTo(ann);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Confirm your Glowfare newsletter',
    'You already get the Glowfare newsletter',
  ]);
});

test('a link expires after seven days, and a new request sends a new one', async () => {
  await ask();
  const old = await linkTo(ann);
  world.deps.clock.advance(7 * dayMs);
  expect((await submitLink(old)).headers.get('location')).toBe('/newsletter/expired');
  await ask();
  expect((await submitLink(await linkTo(ann))).headers.get('location')).toBe(
    '/newsletter/confirmed',
  );
  expect((await submitLink('/newsletter/confirm?token=made-up')).headers.get('location')).toBe(
    '/newsletter/expired',
  );
});

test('limits emails to one mailbox', async () => {
  for (let time = 0; time < confirmationLimit.burst + 3; time += 1) {
    expect((await ask()).status).toBe(200);
  }
  expect(await world.mailsTo(ann)).toHaveLength(confirmationLimit.burst);
});

test('unsubscribes with one click, in an email program or on the page, and deletes the address', async () => {
  for (const body of ['List-Unsubscribe=One-Click', '']) {
    await ask();
    await submitLink(await linkTo(ann));
    world.deps.clock.advance(1_000);
    await ask();
    const mails = await world.mailsTo(ann);
    const mail = mails.find(({ headers }) => 'List-Unsubscribe' in headers);
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = /^<http:\/\/glowfare\.test(\S+)>$/.exec(mail?.headers['List-Unsubscribe'] ?? '');
    const left = await submitLink(link?.[1] ?? '', body);
    expect(left.status).toBe(body === '' ? 303 : 200);
    expect(await countSubscribers(db)).toEqual({ confirmed: 0, waiting: 0 });
    expect((await submitLink(link?.[1] ?? '', body)).status, 'twice').toBe(left.status);
    await world.forgetMails();
  }
});

test('rejects an unsubscribe link with an invalid signature', async () => {
  await ask();
  await submitLink(await linkTo(ann));
  const id = (await findSubscriberForUpdate(db, ann))?.id;
  for (const token of ['', 'x', `${id}.`, `${id}.AAAA`]) {
    const path = `/newsletter/unsubscribe?token=${token}`;
    expect((await submitLink(path, 'List-Unsubscribe=One-Click')).status).toBe(400);
    expect((await submitLink(path)).headers.get('location')).toBe('/newsletter/unsubscribe');
    expect(await isUnsubscribeLink(world.deps, { token })).toBe(false);
  }
  expect(await countSubscribers(db)).toEqual({ confirmed: 1, waiting: 0 });
});

test('rejects an invalid address', async () => {
  const response = await ask('ann@example');
  expect(response.status).toBe(422);
  expect((await response.json()).error.fields).toEqual({
    email: 'Please enter an email address such as name@example.com, up to 254 characters.',
  });
});
