import type { FeedRow } from '~/domain/feeds/feed-offer';

const maxBatchRows = 2_000;
/** Some feeds have very long rows, so the number of rows alone does not bound memory. */
const maxBatchCharacters = 4_000_000;

/** Rows that are processed together. */
export interface FeedChunk {
  rows: FeedRow[];
  /** Whether this chunk completes a batch, which is one transaction. */
  endsBatch: boolean;
}

interface ChunkOptions {
  batchRows?: number | undefined;
  /** A batch is one chunk by default. */
  chunkRows?: number | undefined;
}

/** Regroups the rows of a feed into chunks and batches of bounded size. */
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

/** One batch being written, and another so that the writer never waits. */
export const maxPendingBatches = 2;

/** Writes the batches of a feed in sequence while the next ones are prepared. */
export class BatchQueue {
  private readonly waiting: Promise<void>[] = [];
  private last = Promise.resolve();
  private isStopped = false;

  /** Queues a batch after all previous ones; waits while too many are pending. */
  async add(write: () => Promise<void>): Promise<void> {
    this.last = this.last.then(() => (this.isStopped ? undefined : write()));
    // The next call reports the failure; until then it must not count as an unhandled rejection.
    this.last.catch(() => {});
    this.waiting.push(this.last);
    while (this.waiting.length > maxPendingBatches) await this.waiting.shift();
  }

  end(): Promise<void> {
    return this.last;
  }

  /** Starts no more writes; resolves when the current one has finished or failed. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.last.catch(() => {});
  }
}
