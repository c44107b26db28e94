import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhenWoken } from './run-when-woken';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A task whose runs finish or fail when the test says so. */
async function startTask() {
  const runs: { signal: AbortSignal; finish(): void; fail(error: Error): void }[] = [];
  const warnings: string[] = [];
  let notify = (_payload: string) => {};
  const stopListening = vi.fn(async () => {});
  const task = await runWhenWoken(
    {
      db: {
        listen: async (_channel, onNotify) => {
          notify = onNotify;
          return stopListening;
        },
      },
      log: { warn: (_fields: object, message: string) => void warnings.push(message) },
    },
    {
      channel: 'prices',
      retryMs: 1_000,
      failureMessage: 'could not run',
      run: (signal) =>
        new Promise((resolve, reject) => runs.push({ signal, finish: resolve, fail: reject })),
    },
  );
  await settle();
  return { task, runs, warnings, stopListening, notify: () => notify('') };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('runs once at the start, for changes before listening', async () => {
  const { runs } = await startTask();
  expect(runs).toHaveLength(1);
});

test('combines notifications during a run into one more run', async () => {
  const { runs, notify } = await startTask();
  notify();
  notify();
  notify();
  await settle();
  expect(runs).toHaveLength(1);
  runs[0]?.finish();
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]?.finish();
  await settle();
  expect(runs).toHaveLength(2);
});

test('logs a failed run and retries it', async () => {
  const { runs, warnings } = await startTask();
  runs[0]?.fail(new Error('outage'));
  await settle();
  expect(warnings).toEqual(['could not run']);
  await vi.advanceTimersByTimeAsync(999);
  expect(runs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs).toHaveLength(2);
});

test('a notification replaces the pending retry', async () => {
  const { runs, notify } = await startTask();
  runs[0]?.fail(new Error('outage'));
  await settle();
  notify();
  await settle();
  expect(runs).toHaveLength(2);
  runs[1]?.finish();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toHaveLength(2);
});

test('nextRun waits for a run that starts after the call', async () => {
  const { task, runs } = await startTask();
  const finished = vi.fn();
  const next = task.nextRun().then(finished);
  runs[0]?.finish();
  await settle();
  expect(finished).not.toHaveBeenCalled();
  runs[1]?.finish();
  await next;
  expect(finished).toHaveBeenCalledOnce();
});

test('nextRun rejects when that run fails', async () => {
  const { task, runs } = await startTask();
  runs[0]?.finish();
  const next = task.nextRun();
  await settle();
  runs[1]?.fail(new Error('outage'));
  await expect(next).rejects.toThrow('outage');
});

test('exclusive work waits for the current run, and the next run waits for the work', async () => {
  const { task, runs, notify } = await startTask();
  let finishWork = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finishWork = resolve)));
  const worked = task.runExclusive(work);
  notify();
  await settle();
  expect(work).not.toHaveBeenCalled();
  runs[0]?.finish();
  await settle();
  expect(work).toHaveBeenCalledOnce();
  expect(runs).toHaveLength(1);
  finishWork();
  await worked;
  await settle();
  expect(runs).toHaveLength(2);
});

test('stop aborts the current run, waits for it and starts no other', async () => {
  const { task, runs, notify, stopListening } = await startTask();
  notify();
  const stopped = vi.fn();
  const stopping = task.stop().then(stopped);
  await settle();
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(stopListening).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();
  runs[0]?.finish();
  await stopping;
  notify();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs).toHaveLength(1);
});

test('a run that fails because of stop is neither logged nor retried', async () => {
  const { task, runs, warnings } = await startTask();
  const stopping = task.stop();
  runs[0]?.fail(new Error('aborted'));
  await stopping;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(warnings).toEqual([]);
  expect(runs).toHaveLength(1);
});
