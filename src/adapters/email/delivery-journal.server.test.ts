import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '~/domain/durations';
import type { MailTransport } from '~/usecases/deps';
import { startSmtpServer, type TestSmtpServer } from '../../../tests/servers/smtp-server';
import { createMailDeliveryJournal } from './delivery-journal.server';
import { createSmtpTransport } from './mail.server';

let folder: string;
let smtp: TestSmtpServer;
const transports: MailTransport[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'glowfare-handed-over-'));
  smtp = await startSmtpServer();
});
afterEach(async () => {
  for (const transport of transports.splice(0)) transport.close();
  await smtp.close();
});

const email = { id: 'e1', to: 'ada@example.com', subject: 'Hello', html: '', text: 'Hello' };
const from = { name: 'Glowfare', address: 'hello@glowfare.test' };
const warnings: string[] = [];
const log = { info() {}, error() {}, warn: (_: object, message: string) => warnings.push(message) };

/** A new process: it shares only the folder with the previous one. */
function newProcess(): MailTransport {
  const record = createMailDeliveryJournal({ folder, log });
  const transport = createSmtpTransport({ smtpUrl: smtp.url, from, record });
  transports.push(transport);
  return transport;
}
const receivedIds = () => smtp.received.map(({ mail }) => mail.messageId);

test('does not resend an email that was accepted before a crash', async () => {
  await newProcess().send(email);
  const next = newProcess();
  await next.send(email);
  await next.send({ ...email, id: 'e2' });
  expect(receivedIds()).toEqual(['<e1@glowfare.test>', '<e2@glowfare.test>']);
});

test('resends a rejected email', async () => {
  smtp.refuse(451);
  await expect(newProcess().send(email)).rejects.toThrow('451');
  expect(readdirSync(folder)).toEqual([]);
  await newProcess().send(email);
  expect(receivedIds()).toEqual(['<e1@glowfare.test>']);
});

test('records the email while the main thread is busy', async () => {
  const sending = newProcess().send(email);
  await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 60_000, interval: 1 });
  // The server has answered; from here on, this thread is blocked.
  const blocked = new Int32Array(new SharedArrayBuffer(4));
  for (let tries = 0; tries < 1_000 && !existsSync(join(folder, 'e1')); tries += 1)
    Atomics.wait(blocked, 0, 0, 10);
  expect(readdirSync(folder)).toEqual(['e1']);
  await sending;
});

test('deletes the record once the database is updated', async () => {
  const { send, forget } = newProcess();
  await send(email);
  forget(email.id);
  forget('unknown');
  expect(readdirSync(folder)).toEqual([]);
});

test('deletes records older than a month at start', async () => {
  const { send } = newProcess();
  await send(email);
  await send({ ...email, id: 'e2' });
  const longAgo = new Date(Date.now() - 31 * dayMs);
  utimesSync(join(folder, 'e1'), longAgo, longAgo);
  newProcess();
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['e2']), 60_000);
});

test('counts an email as sent even if the record fails', async () => {
  const { send } = newProcess();
  rmSync(folder, { recursive: true });
  await send(email);
  expect(warnings).toContain('could not record that an email was sent');
});
