import type { FeedRow } from '~/domain/feeds/feed-offer';

const mostRows = 2_000;
/** Some feeds have pages of text in a row: by their number alone, rows would fill any memory. */
const mostLetters = 4_000_000;

/** Rows that are looked at together. */
export interface FeedSlice {
  rows: FeedRow[];
  /** Up to here is one piece: what is written together. */
  endsPiece: boolean;
}

interface Lengths {
  piece?: number | undefined;
  /** Left out: a piece is one slice. */
  slice?: number | undefined;
}

/** The rows of a feed in slices of pieces that are not too large, whatever lengths they come in. */
export async function* inSlices(
  rows: AsyncIterable<FeedRow[]>,
  { piece = mostRows, slice = piece }: Lengths = {},
): AsyncGenerator<FeedSlice> {
  let taken: FeedRow[] = [];
  let count = 0;
  let letters = 0;
  for await (const some of rows) {
    for (const row of some) {
      taken.push(row);
      count += 1;
      letters += row.length;
      const endsPiece = count >= piece || letters >= mostLetters;
      if (!endsPiece && taken.length < slice) continue;
      yield { rows: taken, endsPiece };
      taken = [];
      if (!endsPiece) continue;
      count = 0;
      letters = 0;
    }
  }
  if (count > 0) yield { rows: taken, endsPiece: true };
}
