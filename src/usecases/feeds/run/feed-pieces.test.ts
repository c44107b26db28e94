import { expect, test } from 'vitest';
import type { FeedRow } from '~/domain/feeds/feed-offer';
import { inSlices } from './feed-pieces';

const aRow = (length: number): FeedRow => ({
  ...{ line: 1, length, key: 'a', hash: 'b', isTimed: false },
  read: () => ({ offer: null, problems: [] }),
  rawRoom: 0,
  writeRaw: () => -1,
  raw: () => '{}',
});

const someRows = (count: number) => Array.from({ length: count }, () => aRow(300));

async function slicesOf(
  rows: FeedRow[],
  lengths?: Parameters<typeof inSlices>[1],
): Promise<number[][]> {
  async function* inTwos() {
    for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
  }
  const pieces: number[][] = [[]];
  for await (const { rows, endsPiece } of inSlices(inTwos(), lengths)) {
    pieces.at(-1)?.push(rows.length);
    if (endsPiece) pieces.push([]);
  }
  expect(pieces.pop()).toEqual([]);
  return pieces;
}

test('a piece has as many rows as one asks for, and the last one the rest', async () => {
  expect(await slicesOf(someRows(7), { piece: 3 })).toEqual([[3], [3], [1]]);
});

test('2,000 ordinary rows make a piece', async () => {
  expect(await slicesOf(someRows(4_500))).toEqual([[2_000], [2_000], [500]]);
});

test('a piece of long rows has fewer of them, and a row of any length is one', async () => {
  const rows = [...Array.from({ length: 5 }, () => aRow(2_000_000)), aRow(50_000_000), aRow(10)];
  expect(await slicesOf(rows)).toEqual([[2], [2], [2], [1]]);
});

test('slices end where their piece ends', async () => {
  const lengths = { piece: 5, slice: 2 };
  expect(await slicesOf(someRows(11), lengths)).toEqual([[2, 2, 1], [2, 2, 1], [1]]);
  expect(await slicesOf(someRows(13), lengths)).toEqual([
    [2, 2, 1],
    [2, 2, 1],
    [2, 1],
  ]);
});

test('a feed that ends with its slice ends its piece, and one without rows has none', async () => {
  expect(await slicesOf(someRows(4), { piece: 5, slice: 2 })).toEqual([[2, 2, 0]]);
  expect(await slicesOf([])).toEqual([]);
});
