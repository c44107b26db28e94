import type { FeedRow } from '~/domain/feeds/feed-offer';

const maxBatchRows = 2_000;
/** Some feeds have pages of text in a row: by their number alone, rows would fill any memory. */
const maxBatchCharacters = 4_000_000;

/** Rows that are looked at together. */
export interface FeedChunk {
  rows: FeedRow[];
  /** Up to here is one piece: what is written together. */
  endsBatch: boolean;
}

interface ChunkOptions {
  batchRows?: number | undefined;
  /** Left out: a piece is one slice. */
  chunkRows?: number | undefined;
}

/** The rows of a feed in slices of pieces that are not too large, whatever lengths they come in. */
export async function* inChunks(
  rows: AsyncIterable<FeedRow[]>,
  { batchRows = maxBatchRows, chunkRows = batchRows }: ChunkOptions = {},
): AsyncGenerator<FeedChunk> {
  let chunk: FeedRow[] = [];
  let count = 0;
  let characters = 0;
  for await (const rowGroup of rows) {
    for (const row of rowGroup) {
      chunk.push(row);
      count += 1;
      characters += row.length;
      const endsBatch = count >= batchRows || characters >= maxBatchCharacters;
      if (!endsBatch && chunk.length < chunkRows) continue;
      yield { rows: chunk, endsBatch };
      chunk = [];
      if (!endsBatch) continue;
      count = 0;
      characters = 0;
    }
  }
  if (count > 0) yield { rows: chunk, endsBatch: true };
}
