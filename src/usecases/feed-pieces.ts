import type { FeedRow } from '~/domain/feeds/feed-offer';

const mostRows = 2_000;
/** Some feeds have pages of text in a row: by their number alone, rows would fill any memory. */
const mostLetters = 4_000_000;

/** The rows of a feed in pieces that are not too large, whatever lengths they come in. */
export async function* inPieces(
  rows: AsyncIterable<FeedRow[]>,
  length: number = mostRows,
): AsyncGenerator<FeedRow[]> {
  let piece: FeedRow[] = [];
  let letters = 0;
  for await (const some of rows) {
    for (const row of some) {
      piece.push(row);
      letters += row.length;
      if (piece.length < length && letters < mostLetters) continue;
      yield piece;
      piece = [];
      letters = 0;
    }
  }
  if (piece.length > 0) yield piece;
}
