import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MailTransport } from '~/usecases/deps';
import { withHandOverRecord } from './hand-over-record.server';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'glowfare-handed-over-'));
});

const email = { id: 'e1', to: 'ada@example.com', subject: 'Hello', html: '', text: '' };
const warnings: string[] = [];
const log = { info() {}, error() {}, warn: (_: object, message: string) => warnings.push(message) };

/** A process: what it does is forgotten when the next one begins, except for the folder. */
function newProcess(send: MailTransport['send'] = async () => {}) {
  const sent = vi.fn(send);
  const transport = { via: 'smtp', send: sent, forget: () => {}, close: () => {} } as const;
  return { sent, ...withHandOverRecord(transport, { folder, log }) };
}

test('an email that was taken before a crash is not sent again', async () => {
  await newProcess().send(email);
  const next = newProcess();
  await next.send(email);
  await next.send({ ...email, id: 'e2' });
  expect(next.sent.mock.calls.map(([{ id }]) => id)).toEqual(['e2']);
});

test('an email that was refused is sent again', async () => {
  const refusing = newProcess(() => Promise.reject(new Error('451')));
  await expect(refusing.send(email)).rejects.toThrow('451');
  const next = newProcess();
  await next.send(email);
  expect(next.sent).toHaveBeenCalledOnce();
});

test('the record is there in the turn of the event loop in which the server says yes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const sending = newProcess(() => promise).send(email);
  const seen = new Promise((look) => setImmediate(() => look(readdirSync(folder))));
  resolve();
  expect(await seen).toEqual(['e1']);
  await sending;
});

test('nothing is left of an email that the database knows of', async () => {
  const { send, forget } = newProcess();
  await send(email);
  forget(email.id);
  forget('unknown');
  expect(readdirSync(folder)).toEqual([]);
});

test('what is older than a month goes at the next start', async () => {
  const { send } = newProcess();
  await send(email);
  await send({ ...email, id: 'e2' });
  const longAgo = new Date(Date.now() - 31 * 24 * 3_600_000);
  utimesSync(join(folder, 'e1'), longAgo, longAgo);
  newProcess();
  await vi.waitFor(() => expect(readdirSync(folder)).toEqual(['e2']));
});

test('an email counts as sent even if that cannot be recorded', async () => {
  const { send } = newProcess();
  rmSync(folder, { recursive: true });
  await send(email);
  expect(warnings).toContain('could not record that an email was handed over');
});
