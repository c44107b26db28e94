import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { minuteMs } from '~/domain/durations';
import type { NewJob } from '~/domain/jobs/job';
import { openTestDatabase } from '../../../tests/setup/test-database';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';
import {
  deleteJobsDoneBefore,
  insertJob,
  selectDeadJobs,
  updateAbandonedJobsDead,
  updateJobDone,
  updateJobFailed,
  updateJobLease,
  updateJobRevived,
  updateJobsClaimed,
} from './job.repo.server';

const now = new Date('2026-03-01T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

const db = await openTestDatabase();
beforeEach(async () => void (await db.execute(sql`delete from job`)));

async function add(job: Partial<NewJob> = {}, on: Queryable = db) {
  return (await insertJob(on, { kind: 'work', payload: {}, ...job }, now)) ?? Number.NaN;
}

function claim(options: { at?: Date; limit?: number; kinds?: string[]; token?: string } = {}) {
  const at = options.at ?? now;
  return updateJobsClaimed(db, {
    kinds: options.kinds ?? ['work'],
    lockToken: options.token ?? randomUUID(),
    now: at,
    lockedUntil: new Date(at.getTime() + minuteMs),
    limit: options.limit ?? 10,
  });
}

const claimedIds = async (options?: Parameters<typeof claim>[0]) =>
  (await claim(options)).map(({ id }) => id).sort((a, b) => a - b);

async function stateOf(id: number) {
  const row = z.object({ state: z.string(), last_error: z.string().nullable() });
  const [job] = await db.rows(row, sql`select state, last_error from job where id = ${id}`);
  return job;
}

test('a rolled-back transaction adds no job', async () => {
  const undo = db.transaction(async (tx) => {
    await add({ idempotencyKey: 'once' }, tx);
    throw new Error('undo');
  });
  await expect(undo).rejects.toThrow('undo');
  expect(await claim()).toEqual([]);
  expect(await add({ idempotencyKey: 'once' })).toBeGreaterThan(0);
});

test('the same key adds one job, also after it is done', async () => {
  const token = randomUUID();
  const id = await add({ idempotencyKey: 'once' });
  expect(await add({ idempotencyKey: 'once' })).toBeNaN();
  expect(await claimedIds({ token })).toEqual([id]);
  expect(await updateJobDone(db, { id, lockToken: token, now })).toBe(true);
  expect(await add({ idempotencyKey: 'once' })).toBeNaN();
  expect(await add({ idempotencyKey: 'other' })).toBeGreaterThan(id);
});

test('jobs without a key are all different', async () => {
  expect(await add()).not.toBe(await add());
});

test('returns a payload unchanged', async () => {
  const payload = { id: 'a"b\\', nested: { list: [1, null, 'é'] } };
  await add({ payload });
  expect((await claim())[0]).toMatchObject({ kind: 'work', payload, attempts: 1, maxAttempts: 8 });
});

test('claims the longest due jobs first, in any insertion order', async () => {
  const third = await add({ runAt: later(-10) });
  const first = await add({ runAt: later(-30) });
  const second = await add({ runAt: later(-20) });
  const order: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) order.push(...(await claimedIds({ limit: 1 })));
  expect(order).toEqual([first, second, third]);
});

test('a claim never takes more than its limit', async () => {
  for (let count = 0; count < 30; count += 1) await add();
  expect(await claim({ limit: 7 })).toHaveLength(7);
});

test('does not claim a job before its time', async () => {
  const id = await add({ runAt: later(10) });
  expect(await claim({ at: later(9) })).toEqual([]);
  expect(await claimedIds({ at: later(10) })).toEqual([id]);
});

test('does not claim jobs of other kinds', async () => {
  const id = await add({ kind: 'newer' });
  expect(await claim()).toEqual([]);
  expect(await claimedIds({ kinds: ['work', 'newer'] })).toEqual([id]);
});

test('a claimed job belongs to its worker until the lease ends', async () => {
  const id = await add();
  expect(await claimedIds()).toEqual([id]);
  expect(await claim({ at: later(59) })).toEqual([]);
  expect(await claim({ at: later(60) })).toMatchObject([{ id, attempts: 2 }]);
});

test('a renewed lease stays valid', async () => {
  const lockToken = randomUUID();
  const id = await add();
  await claim({ token: lockToken });
  expect(await updateJobLease(db, { id, lockToken, lockedUntil: later(120) })).toBe(true);
  expect(await claim({ at: later(119) })).toEqual([]);
});

test('a worker that lost its lease can neither renew, finish nor fail the job', async () => {
  const lost = randomUUID();
  const id = await add();
  await claim({ token: lost });
  const holder = randomUUID();
  await claim({ at: later(60), token: holder });
  expect(await updateJobLease(db, { id, lockToken: lost, lockedUntil: later(999) })).toBe(false);
  expect(await updateJobDone(db, { id, lockToken: lost, now })).toBe(false);
  const failure = { id, lockToken: lost, now, error: 'late', retryAt: null };
  expect(await updateJobFailed(db, failure)).toBe(false);
  expect(await stateOf(id)).toEqual({ state: 'running', last_error: null });
  expect(await updateJobDone(db, { id, lockToken: holder, now })).toBe(true);
});

test('a failed job is retried at its time, with its error recorded', async () => {
  const lockToken = randomUUID();
  const id = await add();
  await claim({ token: lockToken });
  await updateJobFailed(db, { id, lockToken, now, error: 'refused', retryAt: later(5) });
  expect(await claim({ at: later(4) })).toEqual([]);
  expect(await claim({ at: later(5) })).toMatchObject([{ id, attempts: 2, lastError: 'refused' }]);
});

test.each([
  ['a NUL, which PostgreSQL cannot store', 'bad\0byte', 'badbyte'],
  ['more than fits', 'x'.repeat(5_000), 'x'.repeat(2_000)],
])('records a reason with %s', async (_, error, recorded) => {
  const lockToken = randomUUID();
  const id = await add();
  await claim({ token: lockToken });
  expect(await updateJobFailed(db, { id, lockToken, now, error, retryAt: null })).toBe(true);
  expect(await stateOf(id)).toEqual({ state: 'dead', last_error: recorded });
});

test('marks a job dead whose worker died on its last attempt', async () => {
  const id = await add({ maxAttempts: 1 });
  await claim();
  expect(await updateAbandonedJobsDead(db, later(59))).toBe(0);
  expect(await claim({ at: later(60) })).toEqual([]);
  expect(await updateAbandonedJobsDead(db, later(60))).toBe(1);
  expect(await selectDeadJobs(db, 10)).toMatchObject([
    { id, state: 'dead', lastError: 'the worker died during the last attempt' },
  ]);
});

test('retries a job with attempts left after its worker died', async () => {
  await add({ maxAttempts: 2 });
  await claim();
  expect(await updateAbandonedJobsDead(db, later(3_600))).toBe(0);
});

test('gives new attempts to dead jobs only', async () => {
  const id = await add({ maxAttempts: 1 });
  expect(await updateJobRevived(db, id, now)).toBe(false);
  await claim();
  await updateAbandonedJobsDead(db, later(60));
  expect(await updateJobRevived(db, id, later(70))).toBe(true);
  expect(await selectDeadJobs(db, 10)).toEqual([]);
  expect(await claim({ at: later(70) })).toMatchObject([{ id, attempts: 1 }]);
  expect(await updateJobRevived(db, 999_999, now)).toBe(false);
});

test('deletes old finished jobs, but no others', async () => {
  const lockToken = randomUUID();
  const done = await add({ idempotencyKey: 'once' });
  await claim({ token: lockToken });
  await updateJobDone(db, { id: done, lockToken, now });
  const waiting = await add();
  expect(await deleteJobsDoneBefore(db, now)).toBe(0);
  expect(await deleteJobsDoneBefore(db, later(1))).toBe(1);
  expect(await stateOf(done)).toBeUndefined();
  expect(await stateOf(waiting)).toMatchObject({ state: 'waiting' });
});
