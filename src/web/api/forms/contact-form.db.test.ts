import { beforeEach, describe, expect, test } from 'vitest';
import { createSmtpTransport } from '~/adapters/email/mail.server';
import { listContactMessages } from '~/db/forms/contact-message.repo.server';
import { emptyTables } from '~/db/testing/tables.server';
import { confirmationLimit, formLimits } from '~/domain/forms/form-limits';
import { sendOutboxMail } from '~/usecases/email/send-outbox-mail.server';
import { isReceived } from '~/usecases/forms/is-received.server';
import { startSmtpServer } from '../../../../tests/servers/smtp-server';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { openFormWorld } from '../../../../tests/sites/form-site';

const db = await openTestDatabase();
const world = openFormWorld(db);
const written = {
  firstName: 'Ann',
  lastName: 'Lee',
  email: 'ann@example.com',
  subject: 'A wrong price',
  message: 'The serum costs less\r\nat the store itself.',
};
const storedMessages = () => listContactMessages(db, { all: true, limit: 100 });
const send = (fields: Record<string, string> = {}) =>
  world.send('contact', { ...written, submission_key: 'press-1', ...fields });

beforeEach(async () => {
  await emptyTables(db, 'contact_message');
  await world.forgetMails();
});

test('stores a message and emails both sides with its reference', async () => {
  const response = await send();
  expect(response.status).toBe(200);
  const [message] = await storedMessages();
  expect(message).toMatchObject({
    firstName: 'Ann',
    message: 'The serum costs less\nat the store itself.',
  });
  const reference = message?.reference ?? '';
  expect(await response.json()).toEqual({ to: `/contact/received/${reference}` });
  expect(await isReceived(world.deps, { form: 'contact', reference })).toBe(true);
  expect(await isReceived(world.deps, { form: 'application', reference })).toBe(false);
  expect(await isReceived(world.deps, { form: 'contact', reference: 'GF-7K2M-9QXA' })).toBe(false);
  const [toUs] = await world.mailsTo('hello@glowfare.test');
  const [toThem] = await world.mailsTo('ann@example.com');
  expect(toUs).toMatchObject({
    subject: `[${reference}] A wrong price`,
    headers: { 'Reply-To': 'ann@example.com' },
  });
  expect(toUs?.text).toContain('The serum costs less\nat the store itself.');
  expect(toThem?.text).toContain(reference);
  expect(toThem?.text, 'contains nothing from the message').not.toContain('serum');
});

test('stores one message and one pair of emails for repeated or concurrent submissions', async () => {
  const answers = await Promise.all([send(), send(), send()]);
  const told = await Promise.all(answers.map(async (answer) => (await answer.json()).to));
  expect(new Set(told).size).toBe(1);
  expect((await (await send()).json()).to).toBe(told[0]);
  expect(await storedMessages()).toHaveLength(1);
  expect(await world.mails()).toHaveLength(2);
});

test('stores another submission or another text as another message', async () => {
  await send();
  await send({ submission_key: 'press-2' });
  await send({ message: 'The serum costs more.' });
  expect(await storedMessages()).toHaveLength(3);
});

describe('reports each invalid field with its limit', () => {
  test.each([
    ['firstName', '  ', 'Please enter your first name, up to 80 characters.'],
    ['firstName', 'a'.repeat(81), 'Please enter your first name, up to 80 characters.'],
    ['lastName', '', 'Please enter your last name, up to 80 characters.'],
    [
      'email',
      'ann@',
      'Please enter an email address such as name@example.com, up to 254 characters.',
    ],
    [
      'email',
      `${'a'.repeat(250)}@example.com`,
      'Please enter an email address such as name@example.com, up to 254 characters.',
    ],
    ['subject', '\u0000', 'Please enter a subject, up to 150 characters.'],
    ['message', 'Too short', 'Please enter your message, 10 to 5,000 characters.'],
    ['message', 'a'.repeat(5_001), 'Please enter your message, 10 to 5,000 characters.'],
  ])('%s', async (field, value, sentence) => {
    const response = await send({ [field]: value });
    expect(response.status).toBe(422);
    expect((await response.json()).error.fields).toEqual({ [field]: sentence });
    expect(await storedMessages()).toEqual([]);
  });

  test('reports all fields when none was filled in', async () => {
    const response = await world.send('contact', {});
    const { fields } = (await response.json()).error;
    expect(Object.keys(fields)).toEqual(Object.keys(written));
  });
});

test('a line break in a field does not add a header to the sent email', async () => {
  const smtp = await startSmtpServer();
  const mail = createSmtpTransport({
    smtpUrl: smtp.url,
    from: { name: 'Glowfare', address: 'hello@glowfare.test' },
  });
  try {
    await send({
      subject: 'Hello\r\nBcc: victim@example.com\r\n\r\nBody',
      firstName: 'Ann\nX-Evil: 1',
    });
    for (const { id } of await world.mails()) {
      await sendOutboxMail({ ...world.deps, mail }, { mailId: id });
    }
    expect(smtp.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'ann@example.com',
      'hello@glowfare.test',
    ]);
    const toUs = smtp.received.find(({ recipients }) => recipients[0] === 'hello@glowfare.test');
    expect(toUs?.mail.subject).toContain('Hello Bcc: victim@example.com Body');
    const names = toUs?.mail.headers.map(({ key }) => key);
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('x-evil');
  } finally {
    mail.close();
    await smtp.close();
  }
});

test('rejects an address with a line break', async () => {
  const response = await send({ email: 'ann@example.com\r\nBcc: victim@example.com' });
  expect(response.status).toBe(422);
});

test('rejects a form from another site', async () => {
  const response = await world.send('contact', written, { 'Sec-Fetch-Site': 'cross-site' });
  expect(response.status).toBe(403);
  expect(await storedMessages()).toEqual([]);
});

test('rejects a submission that fills the hidden field', async () => {
  expect((await send({ leave_this_empty: 'https://spam.example' })).status).toBe(422);
  expect(await storedMessages()).toEqual([]);
});

test('limits submissions per network', async () => {
  for (let press = 0; press < formLimits.contact.burst; press += 1) {
    expect((await send({ submission_key: `press-${press}` })).status).toBe(200);
  }
  const response = await send({ submission_key: 'one too many' });
  expect(response.status).toBe(429);
  expect((await response.json()).error.message).toMatch(/try again in \d+ minutes, or write to/);
  const confirmations = await world.mailsTo(written.email);
  expect(confirmations, 'limits emails to one mailbox').toHaveLength(confirmationLimit.burst);
  expect(await storedMessages(), 'messages are still stored').toHaveLength(
    formLimits.contact.burst,
  );
});
