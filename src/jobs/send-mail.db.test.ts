import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocalTransport, createSmtpTransport } from '~/adapters/email/mail.server';
import { updateOutboxMailSent } from '~/db/email/outbox-mail.repo.server';
import { listJobs } from '~/db/testing/jobs.server';
import { emptyTables } from '~/db/testing/tables.server';
import type { MailMessage } from '~/domain/email/mail';
import { queueMail } from '~/usecases/email/queue-mail.server';
import { listOutbox } from '~/usecases/email/read-outbox.server';
import { sendTestMail } from '~/usecases/email/send-test-mail.server';
import { listDeadJobs, reviveDeadJobs } from '~/usecases/jobs/manage-dead-jobs.server';
import { startSmtpServer, type TestSmtpServer } from '../../tests/servers/smtp-server';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { startWorker, type Worker } from './worker.server';

const db = await openTestDatabase();
const soon = { timeout: 60_000, interval: 20 };
let smtp: TestSmtpServer;
const workers: Worker[] = [];

beforeEach(async () => {
  await emptyTables(db, 'job', 'outbox_mail');
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await smtp.close();
});

const from = { name: 'Glow, Fare & "Co"', address: 'hello@glowfare.test' };
const depsWithSmtp = (url = smtp.url) =>
  testDeps(db, { mail: createSmtpTransport({ smtpUrl: url, from }) });

async function work(deps: ReturnType<typeof testDeps>): Promise<Worker> {
  const worker = await startWorker(deps, { pollMs: 20 });
  workers.push(worker);
  return worker;
}

const message = (changes: Partial<MailMessage> = {}): MailMessage => ({
  to: 'ada@example.com',
  subject: 'Hello',
  text: 'Plain',
  html: '<p>Rich</p>',
  ...changes,
});

async function queue(deps: ReturnType<typeof testDeps>, mail: MailMessage, key?: string) {
  const options = { now: deps.clock.now(), ...(key && { idempotencyKey: key }) };
  return db.transaction((tx) => queueMail(tx, mail, options));
}

const untilAllDone = () =>
  vi.waitFor(async () => {
    const jobs = await listJobs(db);
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.every(({ state }) => state === 'done')).toBe(true);
  }, soon);

const untilLastError = (pattern: RegExp) =>
  vi.waitFor(async () => {
    const [job] = await listJobs(db);
    expect(job).toMatchObject({ state: 'waiting', lastError: expect.stringMatching(pattern) });
  }, soon);

test('a test email reaches the mail server once, unchanged', async () => {
  const deps = depsWithSmtp();
  await work(deps);
  const id = await sendTestMail(deps, { to: 'ada@example.com' });
  await untilAllDone();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.received[0]).toMatchObject({
    recipients: ['ada@example.com'],
    mail: {
      from,
      to: [{ address: 'ada@example.com' }],
      subject: 'Glowfare: your email settings work',
      messageId: `<${id}@glowfare.test>`,
      text: expect.stringContaining('Your email settings work'),
      html: expect.stringMatching(/<h1[\s\S]*Your email settings work/),
    },
  });
  expect(await listOutbox(deps)).toMatchObject([{ id, sentVia: 'smtp', sentAt: deps.clock.now() }]);
});

test('a temporarily rejected email is retried and delivered once', async () => {
  const deps = depsWithSmtp();
  smtp.refuse(451, 451);
  await work(deps);
  const id = await queue(deps, message());
  await untilLastError(/451/);
  expect(await listOutbox(deps)).toMatchObject([{ id, sentAt: null, sentVia: null }]);
  deps.clock.advance(3_000);
  await vi.waitFor(() => expect(smtp.attempts()).toBe(2), soon);
  await untilLastError(/451/);
  deps.clock.advance(11_000);
  await untilAllDone();
  expect(smtp.received).toHaveLength(1);
});

test.each([550, 552, 554])('a permanently rejected email (%i) is not retried', async (code) => {
  const deps = depsWithSmtp();
  smtp.refuse(code);
  await work(deps);
  const id = await queue(deps, message());
  await vi.waitFor(async () => {
    const [dead] = await listDeadJobs(deps);
    expect(dead).toMatchObject({ attempts: 1, lastError: expect.stringContaining(String(code)) });
  }, soon);
  expect(await listOutbox(deps)).toMatchObject([{ id, sentAt: null }]);
  // Until the operator retries it.
  expect(await reviveDeadJobs(deps, { kind: 'send-mail' })).toBe(1);
  await untilAllDone();
  expect(smtp.received).toHaveLength(1);
});

test('a wrong SMTP password is retried', async () => {
  const deps = depsWithSmtp();
  smtp.refuse(535);
  await work(deps);
  await queue(deps, message());
  await untilLastError(/535/);
});

test('an email is retried after the pause when the server disconnects', async () => {
  const deps = depsWithSmtp();
  smtp.refuse(0);
  await work(deps);
  await queue(deps, message());
  await untilLastError(/./);
  expect(smtp.attempts()).toBe(1);
  deps.clock.advance(3_000);
  await untilAllDone();
  expect(smtp.received).toHaveLength(1);
});

test('no email is lost while the mail server is down', async () => {
  const deps = depsWithSmtp();
  const port = Number(new URL(smtp.url).port);
  await smtp.close();
  await work(deps);
  await queue(deps, message({ subject: 'Patience' }));
  await untilLastError(/ECONNREFUSED/);
  smtp = await startSmtpServer(port);
  deps.clock.advance(3_000);
  await untilAllDone();
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['Patience']);
});

test.each<[string, Partial<MailMessage>]>([
  ['a subject with a line break', { subject: 'Hi\r\nBcc: eve@example.com\r\nX-Evil: 1' }],
  ['a subject with a body', { subject: 'Hi\n\n<script>' }],
  ['an address with a line break', { to: 'ada@example.com\r\nBcc: eve@example.com' }],
  ['two addresses', { to: 'ada@example.com, eve@example.com' }],
  ['an address in an address', { to: 'ada@example.com> RCPT TO:<eve@example.com' }],
  ['a group', { to: 'friends: ada@example.com, eve@example.com;' }],
  ['a header with a line break', { headers: { 'X-Kind': 'test\r\nBcc: eve@example.com' } }],
  ['a header name with a line break', { headers: { 'X-A: 1\r\nBcc': 'eve@example.com' } }],
  ['a Bcc header', { headers: { Bcc: 'eve@example.com' } }],
])('%s adds no recipient and no header', async (_, changes) => {
  const deps = depsWithSmtp();
  const id = await queue(deps, message(changes));
  await work(deps);
  await vi.waitFor(async () => {
    const [job] = await listJobs(db);
    expect(job).toMatchObject({ attempts: 1, state: expect.stringMatching(/done|dead/) });
  }, soon);
  expect(id).not.toBeNull();
  for (const { recipients, mail, raw } of smtp.received) {
    expect(recipients).not.toContain('eve@example.com');
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.cc ?? []).toEqual([]);
    expect(raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^bcc:/im);
  }
  // Subjects and headers are sanitized; an invalid address is rejected.
  expect(smtp.received).toHaveLength(changes.to ? 0 : 1);
});

test('an email in a rolled-back transaction is never sent', async () => {
  const deps = depsWithSmtp();
  await work(deps);
  const undone = db.transaction(async (tx) => {
    await queueMail(tx, message({ subject: 'Undone' }), { now: deps.clock.now() });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await queue(deps, message({ subject: 'Kept' }));
  await untilAllDone();
  expect(smtp.received.map(({ mail }) => mail.subject)).toEqual(['Kept']);
  expect(await listOutbox(deps)).toHaveLength(1);
});

test('an idempotency key creates one email', async () => {
  const deps = depsWithSmtp();
  await work(deps);
  expect(await queue(deps, message(), 'welcome:7')).not.toBeNull();
  expect(await queue(deps, message({ subject: 'Again' }), 'welcome:7')).toBeNull();
  await untilAllDone();
  expect(await queue(deps, message(), 'welcome:7')).toBeNull();
  expect(smtp.received).toHaveLength(1);
  expect(await listOutbox(deps)).toHaveLength(1);
});

test('two workers send each of many emails once', async () => {
  const deps = depsWithSmtp();
  const other = { ...depsWithSmtp(), clock: deps.clock };
  await Promise.all([work(deps), work(other)]);
  for (let number = 0; number < 20; number += 1) {
    await queue(deps, message({ subject: `Mail ${number}` }));
  }
  await untilAllDone();
  const subjects = smtp.received.map(({ mail }) => mail.subject);
  expect(subjects).toHaveLength(20);
  expect(new Set(subjects).size).toBe(20);
});

test('an email that was sent before the queue recorded it is not sent again', async () => {
  const deps = depsWithSmtp();
  const id = await queue(deps, message());
  await updateOutboxMailSent(db, { id: id ?? '', now: deps.clock.now(), via: 'smtp' });
  await work(deps);
  await untilAllDone();
  expect(smtp.attempts()).toBe(0);
});

test('without a mail server, emails stay in the outbox and are marked as such', async () => {
  const deps = testDeps(db, { mail: createLocalTransport() });
  await work(deps);
  await sendTestMail(deps, { to: 'ada@example.com' });
  await untilAllDone();
  expect(await listOutbox(deps)).toMatchObject([{ to: 'ada@example.com', sentVia: 'local' }]);
  expect(smtp.attempts()).toBe(0);
});
