import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listJobs, markJobsDone } from '~/db/testing/jobs.server';
import { emptyTables } from '~/db/testing/tables.server';
import { dayMs, minuteMs } from '~/domain/durations';
import { claimJobs } from '~/usecases/jobs/work-jobs.server';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { type ScheduledTask, schedule } from './schedule.server';
import { createScheduler } from './scheduler.server';
import { startWorker, type Worker } from './worker.server';

const db = await openTestDatabase();
const soon = { timeout: 60_000, interval: 10 };
const workers: Worker[] = [];

beforeEach(() => emptyTables(db, 'job'));
afterEach(async () => void (await Promise.all(workers.splice(0).map((worker) => worker.stop()))));

const jobs = () => listJobs(db);

/** A task that counts its runs and fails the given number of times. */
function counter(given: Partial<ScheduledTask> & { failures?: number } = {}) {
  const { failures = 0, ...rest } = given;
  const task = {
    name: 'count',
    everyMs: 10 * minuteMs,
    runs: 0,
    run: async () => {
      task.runs += 1;
      if (task.runs <= failures) throw new Error('not yet');
    },
    ...rest,
  };
  return task;
}

async function start(deps: ReturnType<typeof testDeps>, tasks: ScheduledTask[]) {
  workers.push(await startWorker(deps, { handlers: {}, schedule: tasks, pollMs: 10 }));
}

test('several workers run a task once', async () => {
  const deps = testDeps(db);
  const task = counter();
  await Promise.all([start(deps, [task]), start(deps, [task]), start(deps, [task])]);
  await vi.waitFor(
    async () =>
      expect(await jobs()).toMatchObject([
        {
          kind: 'scheduled:count',
          state: 'done',
          idempotencyKey: 'scheduled:count:2026-03-01T12:00:00.000Z',
        },
      ]),
    soon,
  );
  deps.clock.advance(10 * minuteMs);
  await vi.waitFor(async () => expect(await jobs()).toHaveLength(2), soon);
  await vi.waitFor(
    async () => expect((await jobs()).every(({ state }) => state === 'done')).toBe(true),
    soon,
  );
  expect(task.runs).toBe(2);
});

test('a worker that stops asks a long task to end', async () => {
  let signal: AbortSignal | undefined;
  const task = counter({
    run: (_, given) => {
      signal = given;
      return new Promise((resolve) => given.addEventListener('abort', () => resolve()));
    },
  });
  const worker = await startWorker(testDeps(db), { handlers: {}, schedule: [task], pollMs: 10 });
  await vi.waitFor(() => expect(signal).toBeDefined(), soon);
  expect(signal?.aborted).toBe(false);
  await worker.stop();
  expect(await jobs()).toMatchObject([{ state: 'done' }]);
});

test('missed runs are made up for once', async () => {
  const deps = testDeps(db);
  const task = counter();
  await createScheduler(deps, [task]).queueDue();
  await markJobsDone(db);
  deps.clock.advance(65 * minuteMs);
  const scheduler = createScheduler(deps, [task]);
  await scheduler.queueDue();
  await scheduler.queueDue();
  expect((await jobs()).map((job) => job.idempotencyKey)).toEqual([
    'scheduled:count:2026-03-01T12:00:00.000Z',
    'scheduled:count:2026-03-01T13:00:00.000Z',
  ]);
});

test('a run waits for the previous one', async () => {
  const deps = testDeps(db);
  const scheduler = createScheduler(deps, [counter()]);
  await scheduler.queueDue();
  deps.clock.advance(10 * minuteMs);
  await scheduler.queueDue();
  expect(await jobs()).toHaveLength(1);
  await markJobsDone(db);
  await scheduler.queueDue();
  expect(await jobs()).toHaveLength(2);
});

test('a run whose worker died on the last attempt does not block the next one', async () => {
  const deps = testDeps(db);
  const scheduler = createScheduler(deps, [counter()]);
  const kinds = Object.keys(scheduler.handlers);
  await scheduler.queueDue();
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    expect(await claimJobs(deps, { kinds, limit: 1 })).toHaveLength(1);
    deps.clock.advance(minuteMs);
  }
  deps.clock.advance(10 * minuteMs);
  await scheduler.queueDue();
  expect(await claimJobs(deps, { kinds, limit: 1 })).toMatchObject([{ attempts: 1 }]);
});

test('a failed run is retried', async () => {
  const deps = testDeps(db);
  const task = counter({ failures: 1 });
  await start(deps, [task]);
  await vi.waitFor(() => expect(task.runs).toBe(1), soon);
  await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ state: 'waiting' }]), soon);
  deps.clock.advance(5_000);
  await vi.waitFor(async () => expect(await jobs()).toMatchObject([{ state: 'done' }]), soon);
});

test('tasks of another database engine are ignored', async () => {
  const other = db.kind === 'pglite' ? 'postgres' : 'pglite';
  const scheduler = createScheduler(testDeps(db), [
    counter({ only: other }),
    counter({ name: 'ours', only: db.kind }),
  ]);
  await scheduler.queueDue();
  expect((await jobs()).map(({ kind }) => kind)).toEqual(['scheduled:ours']);
  expect(Object.keys(scheduler.handlers)).toEqual(['scheduled:ours']);
});

test('the schedule has unique names and intervals of at most a week', () => {
  expect(new Set(schedule.map(({ name }) => name)).size).toBe(schedule.length);
  for (const { everyMs } of schedule) expect(everyMs).toBeLessThanOrEqual(7 * dayMs);
});

test('every scheduled task can run', async () => {
  const deps = testDeps(db);
  await start(deps, [...schedule]);
  const ours = schedule.filter(({ only }) => !only || only === db.kind);
  await vi.waitFor(async () => {
    const all = await jobs();
    expect(all).toHaveLength(ours.length);
    expect(all.every(({ state }) => state === 'done')).toBe(true);
  }, soon);
});
