import { expect, test } from 'vitest';
import type { FeedRow } from '~/domain/feeds/feed-offer';
import { inPieces } from './feed-pieces';

const aRow = (length: number): FeedRow => ({
  ...{ line: 1, length, key: 'a', hash: 'b', isTimed: false },
  read: () => ({ offer: null, problems: [] }),
  raw: () => '{}',
});

async function lengthsOf(rows: FeedRow[], length?: number): Promise<number[]> {
  async function* inTwos() {
    for (let at = 0; at < rows.length; at += 2) yield rows.slice(at, at + 2);
  }
  const lengths: number[] = [];
  for await (const piece of inPieces(inTwos(), length)) lengths.push(piece.length);
  return lengths;
}

test('a piece has as many rows as one asks for, and the last one the rest', async () => {
  expect(
    await lengthsOf(
      Array.from({ length: 7 }, () => aRow(300)),
      3,
    ),
  ).toEqual([3, 3, 1]);
});

test('2,000 ordinary rows make a piece', async () => {
  expect(await lengthsOf(Array.from({ length: 4_500 }, () => aRow(300)))).toEqual([
    2_000, 2_000, 500,
  ]);
});

test('a piece of long rows has fewer of them, and a row of any length is one', async () => {
  const rows = [...Array.from({ length: 5 }, () => aRow(2_000_000)), aRow(50_000_000), aRow(10)];
  expect(await lengthsOf(rows)).toEqual([2, 2, 2, 1]);
});
