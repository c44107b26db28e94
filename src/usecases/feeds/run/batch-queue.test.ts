import { expect, test } from 'vitest';
import { BatchQueue, maxPendingBatches } from './batch-queue';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('writes batches in sequence and limits the pending ones', async () => {
  const queue = new BatchQueue();
  const done: number[] = [];
  const open: (() => void)[] = [];
  let added = 0;
  const adding = (async () => {
    for (let batch = 0; batch < 6; batch += 1) {
      await queue.add(async () => {
        await new Promise<void>((resolve) => open.push(resolve));
        done.push(batch);
      });
      added += 1;
    }
  })();
  for (let written = 0; written < 6; written += 1) {
    await turn();
    expect(open).toHaveLength(written + 1);
    expect(added).toBe(Math.min(6, written + maxPendingBatches));
    open[written]?.();
  }
  await adding;
  await queue.end();
  expect(done).toEqual([0, 1, 2, 3, 4, 5]);
});

test('writes nothing after a failure and reports it to later calls', async () => {
  const queue = new BatchQueue();
  const done: number[] = [];
  await queue.add(async () => {
    throw new Error('the disk is full');
  });
  await queue.add(async () => {
    done.push(1);
  });
  await expect(queue.add(async () => {})).rejects.toThrow('the disk is full');
  await expect(queue.end()).rejects.toThrow('the disk is full');
  expect(done).toEqual([]);
});

test('stop waits for the current write and starts no other', async () => {
  const queue = new BatchQueue();
  const done: number[] = [];
  const slowly = (batch: number) => async () => {
    await turn();
    done.push(batch);
  };
  await queue.add(slowly(0));
  await queue.add(slowly(1));
  await Promise.resolve();
  await queue.stop();
  expect(done).toEqual([0]);
});
