import { expect, test } from 'vitest';
import type { FeedRow } from '~/domain/feeds/feed-offer';
import { BatchQueue, inChunks, maxPendingBatches } from './batches';

const aRow = (length: number): FeedRow => ({
  ...{ line: 1, length, key: 'a', hash: 'b', isTimed: false },
  read: () => ({ offer: null, problems: [] }),
  raw: () => '{}',
});

const someRows = (count: number) => Array.from({ length: count }, () => aRow(300));

async function chunksOf(
  rows: FeedRow[],
  lengths?: Parameters<typeof inChunks>[1],
): Promise<number[][]> {
  async function* inTwos() {
    for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
  }
  const batches: number[][] = [[]];
  for await (const { rows, endsBatch } of inChunks(inTwos(), lengths)) {
    batches.at(-1)?.push(rows.length);
    if (endsBatch) batches.push([]);
  }
  expect(batches.pop()).toEqual([]);
  return batches;
}

test('a batch has the requested number of rows, the last one the rest', async () => {
  expect(await chunksOf(someRows(7), { batchRows: 3 })).toEqual([[3], [3], [1]]);
});

test('2,000 ordinary rows are a batch', async () => {
  expect(await chunksOf(someRows(4_500))).toEqual([[2_000], [2_000], [500]]);
});

test('a batch of long rows has fewer rows, but at least one', async () => {
  const rows = [...Array.from({ length: 5 }, () => aRow(2_000_000)), aRow(50_000_000), aRow(10)];
  expect(await chunksOf(rows)).toEqual([[2], [2], [2], [1]]);
});

test('chunks end where their batch ends', async () => {
  const lengths = { batchRows: 5, chunkRows: 2 };
  expect(await chunksOf(someRows(11), lengths)).toEqual([[2, 2, 1], [2, 2, 1], [1]]);
  expect(await chunksOf(someRows(13), lengths)).toEqual([
    [2, 2, 1],
    [2, 2, 1],
    [2, 1],
  ]);
});

test('the last chunk ends its batch, and an empty feed has no chunks', async () => {
  expect(await chunksOf(someRows(4), { batchRows: 5, chunkRows: 2 })).toEqual([[2, 2, 0]]);
  expect(await chunksOf([])).toEqual([]);
});

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
