import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestIds } from '~/db/jobs/request-ids.server';
import { findJob } from '~/db/testing/jobs.server';
import { emptyTables } from '~/db/testing/tables.server';
import { hourMs, minuteMs } from '~/domain/durations';
import { type NewJob, PermanentFailure } from '~/domain/jobs/job';
import type { Deps } from '~/usecases/deps';
import {
  listDeadJobs,
  reviveDeadJob,
  reviveDeadJobs,
} from '~/usecases/jobs/manage-dead-jobs.server';
import { claimJobs, completeJob, failJob, renewJobLease } from '~/usecases/jobs/work-jobs.server';
import { inRequest } from '~/usecases/operations/in-request.server';
import { createJob } from '../../tests/factories/job';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { type JobHandler, jobHandlers } from './registry.server';
import { schedule } from './schedule.server';
import { startWorker, type Worker } from './worker.server';

const db = await openTestDatabase();
beforeEach(() => emptyTables(db, 'job'));

const workers: Worker[] = [];
async function start(...input: Parameters<typeof startWorker>): Promise<Worker> {
  const worker = await startWorker(...input);
  workers.push(worker);
  return worker;
}
afterEach(async () => void (await Promise.all(workers.splice(0).map((worker) => worker.stop()))));

/** So long that only a notification can wake the worker. */
const never = hourMs;
const soon = { timeout: 60_000, interval: 10 };

const add = (deps: Deps, job: Partial<NewJob> = {}) =>
  createJob(db, { ...job, now: deps.clock.now() });
const stateOf = (id: number) => findJob(db, id);
const untilState = (id: number, state: string) =>
  vi.waitFor(async () => expect(await stateOf(id)).toMatchObject({ state }), soon);

test('dead jobs are revived together or by kind', async () => {
  const deps = testDeps(db);
  const broken: JobHandler = { run: () => Promise.reject(new PermanentFailure('never')) };
  await start(deps, { handlers: { work: broken, walk: broken }, pollMs: 5 });
  const [work, walk] = [await add(deps), await add(deps, { kind: 'walk' })];
  const live = await add(deps, { kind: 'rest' });
  for (const id of [work, walk]) await untilState(id, 'dead');
  expect(await stateOf(work)).toMatchObject({ attempts: 1, lastError: 'never' });
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  expect(await reviveDeadJobs(deps, { kind: 'rest' })).toBe(0);
  expect(await reviveDeadJobs(deps, { kind: 'walk' })).toBe(1);
  expect(await stateOf(walk)).toMatchObject({ state: 'waiting', attempts: 0 });
  expect(await stateOf(work)).toMatchObject({ state: 'dead' });
  expect(await reviveDeadJobs(deps)).toBe(1);
  for (const id of [work, walk, live])
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
});

test('a job runs for the request that queued it, and so do the jobs that it queues', async () => {
  const deps = testDeps(db);
  const ids: (string | undefined)[] = [];
  const handlers = {
    work: {
      async run() {
        ids.push(requestIds.getStore());
        await add(deps, { kind: 'walk' });
      },
    },
    walk: { run: async () => void ids.push(requestIds.getStore()) },
  };
  await start(deps, { handlers, pollMs: 5 });
  await inRequest('request-1', () => add(deps));
  await vi.waitFor(() => expect(ids).toEqual(['request-1', 'request-1']), soon);
  await add(deps, { kind: 'walk' });
  await vi.waitFor(() => expect(ids).toEqual(['request-1', 'request-1', undefined]), soon);
});

test('a worker reports when it cannot reach the queue, and when it can again', async () => {
  let isAway = false;
  const deps = testDeps(db);
  deps.db = {
    ...db,
    rows: (row, query) => (isAway ? Promise.reject(new Error('away')) : db.rows(row, query)),
  };
  const worker = await start(deps, { handlers: {}, pollMs: 5 });
  expect(worker.state()).toBe('ok');
  isAway = true;
  await vi.waitFor(() => expect(worker.state()).toBe('the queue is unreachable'), soon);
  isAway = false;
  await vi.waitFor(() => expect(worker.state()).toBe('ok'), soon);
});

/** A handler that records its payloads and fails the given number of times. */
function recorder(failures = 0): JobHandler & { seen: unknown[] } {
  const seen: unknown[] = [];
  return {
    seen,
    async run(_deps, payload) {
      seen.push(payload);
      if (seen.length <= failures) throw new Error(`failure ${seen.length}`);
    },
  };
}

/** A handler that waits until it is released. */
function gate() {
  const { promise: open, resolve: release } = Promise.withResolvers<void>();
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  const run = async () => {
    enter();
    await open;
  };
  return { run, release, entered };
}

test('a notification wakes a sleeping worker', async () => {
  const deps = testDeps(db);
  const work = recorder();
  const worker = await start(deps, { handlers: { work }, pollMs: never });
  const id = await add(deps, { payload: { mailId: 7 } });
  await untilState(id, 'done');
  await worker.stop();
  expect(work.seen).toEqual([{ mailId: 7 }]);
});

test('a worker without notifications finds jobs by polling', async () => {
  const deps = testDeps({ ...db, listen: async () => async () => {} });
  const work = recorder();
  const worker = await start(deps, { handlers: { work }, pollMs: 10 });
  await untilState(await add(deps), 'done');
  await worker.stop();
  expect(work.seen).toHaveLength(1);
});

test('runs all jobs without exceeding the concurrency limit', async () => {
  const deps = testDeps(db);
  let running = 0;
  let maxRunning = 0;
  const work: JobHandler = {
    async run() {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise(setImmediate);
      running -= 1;
    },
  };
  const ids = await Promise.all(Array.from({ length: 12 }, () => add(deps)));
  const worker = await start(deps, { handlers: { work }, concurrency: 3, pollMs: never });
  await Promise.all(ids.map((id) => untilState(id, 'done')));
  await worker.stop();
  expect(maxRunning).toBe(3);
});

test('a failed job is retried after its delay and then completed once', async () => {
  const deps = testDeps(db);
  const work = recorder(2);
  const worker = await start(deps, { handlers: { work }, pollMs: 10 });
  const id = await add(deps);
  const afterAttempt = (attempts: number) =>
    vi.waitFor(
      async () => expect(await stateOf(id)).toMatchObject({ state: 'waiting', attempts }),
      soon,
    );
  await afterAttempt(1);
  deps.clock.advance(1_999);
  await worker.stop();
  const second = await start(deps, { handlers: { work }, pollMs: 10 });
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(work.seen).toHaveLength(1);
  deps.clock.advance(600);
  await afterAttempt(2);
  deps.clock.advance(10_001);
  await untilState(id, 'done');
  await second.stop();
  expect(work.seen).toHaveLength(3);
  expect(deps.logLines.map(({ level, message }) => `${level}: ${message}`)).toEqual([
    'warn: a job failed and will be retried',
    'warn: a job failed and will be retried',
  ]);
});

test('a job that keeps failing is dead after its last attempt and can be revived', async () => {
  const deps = testDeps(db);
  const work = recorder(2);
  const worker = await start(deps, { handlers: { work }, pollMs: 10 });
  const id = await add(deps, { maxAttempts: 2 });
  await vi.waitFor(() => expect(work.seen).toHaveLength(1), soon);
  await untilState(id, 'waiting');
  deps.clock.advance(10_000);
  await untilState(id, 'dead');
  expect(await listDeadJobs(deps)).toMatchObject([{ id, lastError: 'failure 2', attempts: 2 }]);
  expect(deps.logLines.at(-1)).toMatchObject({ level: 'error' });
  expect(await reviveDeadJob(deps, { id })).toBe(true);
  await untilState(id, 'done');
  await worker.stop();
});

test.each([
  ['nothing', {}],
  ['not an id', { mailId: "'; drop table job" }],
  ['a list', { mailId: [] }],
])('an email job with %s as payload becomes dead and the worker continues', async (_, payload) => {
  const deps = testDeps(db);
  const worker = await start(deps, { handlers: jobHandlers, pollMs: never });
  const id = await add(deps, { kind: 'send-mail', payload, maxAttempts: 1 });
  await untilState(id, 'dead');
  expect((await stateOf(id))?.lastError).toContain('mailId');
  await worker.stop();
});

test('a handler may throw anything', async () => {
  const deps = testDeps(db);
  const work: JobHandler = { run: () => Promise.reject('just\0words') };
  const worker = await start(deps, { handlers: { work }, pollMs: never });
  const id = await add(deps, { maxAttempts: 1 });
  await untilState(id, 'dead');
  await worker.stop();
  expect(await stateOf(id)).toMatchObject({ lastError: 'justwords' });
});

test('a password in a URL is not stored with the error', async () => {
  const deps = testDeps(db);
  const fail = async () => {
    throw new Error('https://store:hunter22@feeds.example/a.xml redirects too often.');
  };
  const id = await add(deps, { maxAttempts: 1 });
  await start(deps, { handlers: { work: { run: fail } }, pollMs: never });
  await untilState(id, 'dead');
  expect((await stateOf(id))?.lastError).toContain('feeds.example');
  expect((await stateOf(id))?.lastError).not.toContain('hunter22');
});

test('stopping waits for the running job and claims no other', async () => {
  const deps = testDeps(db);
  const { run, release, entered } = gate();
  const worker = await start(deps, {
    handlers: { work: { run } },
    concurrency: 1,
    pollMs: 10,
  });
  const first = await add(deps);
  await entered;
  const second = await add(deps);
  let stopped = false;
  const stopping = worker.stop().then(() => {
    stopped = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(stopped).toBe(false);
  release();
  await stopping;
  expect(await stateOf(first)).toMatchObject({ state: 'done' });
  expect(await stateOf(second)).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('a job whose worker died is claimed by another', async () => {
  const deps = testDeps(db);
  const id = await add(deps);
  const [dead] = await claimJobs(deps, { kinds: ['work'], limit: 1 });
  expect(dead?.id).toBe(id);
  const work = recorder();
  const worker = await start(deps, { handlers: { work }, pollMs: 10 });
  expect(work.seen).toEqual([]);
  deps.clock.advance(minuteMs);
  await untilState(id, 'done');
  await worker.stop();
  expect(await stateOf(id)).toMatchObject({ attempts: 2 });
});

test('the schedule marks jobs dead whose worker died on the last attempt', async () => {
  const deps = testDeps(db);
  const id = await add(deps, { maxAttempts: 1 });
  await claimJobs(deps, { kinds: ['work'], limit: 1 });
  deps.clock.advance(minuteMs);
  const worker = await start(deps, {
    handlers: { work: recorder() },
    schedule: schedule.filter(({ name }) => name === 'tidy-jobs'),
    pollMs: never,
  });
  await untilState(id, 'dead');
  await worker.stop();
});

test('a worker that lost its lease cannot renew, complete or fail the job', async () => {
  const deps = testDeps(db);
  const id = await add(deps);
  const [lost] = await claimJobs(deps, { kinds: ['work'], limit: 1 });
  deps.clock.advance(minuteMs);
  const [holder] = await claimJobs(deps, { kinds: ['work'], limit: 1 });
  if (!lost || !holder) throw new Error('nothing was claimed');
  expect(await renewJobLease(deps, lost)).toBe(false);
  expect(await completeJob(deps, lost)).toBe(false);
  expect(await failJob(deps, lost, { reason: 'too late', isPermanent: false })).toBe('lost');
  expect(await completeJob(deps, holder)).toBe(true);
  expect(await stateOf(id)).toMatchObject({ state: 'done', attempts: 2, lastError: null });
});
