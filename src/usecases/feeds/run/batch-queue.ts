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
