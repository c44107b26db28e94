import type { FeedRow } from '~/domain/feeds/feed-offer';

const pieceLength = 2_000;

/** The rows of a feed in pieces of equal length, whatever lengths they come in. */
export async function* inPieces(
  rows: AsyncIterable<FeedRow[]>,
  length: number = pieceLength,
): AsyncGenerator<FeedRow[]> {
  let piece: FeedRow[] = [];
  for await (const some of rows) {
    for (const row of some) {
      piece.push(row);
      if (piece.length < length) continue;
      yield piece;
      piece = [];
    }
  }
  if (piece.length > 0) yield piece;
}
