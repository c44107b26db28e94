import { expect, test } from 'vitest';
import type { FeedRow } from '~/domain/feeds/feed-offer';
import { inChunks } from './feed-chunks';

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
