/** So many pieces may be on their way: one that is written, and others so that it never waits for the next. */
export const maxPendingBatches = 2;

/** Writes the pieces of a feed one after the other while the next ones are prepared. */
export class BatchQueue {
  private readonly waiting: Promise<void>[] = [];
  private last = Promise.resolve();
  private isStopped = false;

  /** Lets a piece be written after all that came before it, and waits as long as too many are waiting. */
  async add(write: () => Promise<void>): Promise<void> {
    this.last = this.last.then(() => (this.isStopped ? undefined : write()));
    // A failure is met at the next turn; until then nobody must call it unhandled.
    this.last.catch(() => {});
    this.waiting.push(this.last);
    while (this.waiting.length > maxPendingBatches) await this.waiting.shift();
  }

  /** When all are written. */
  end(): Promise<void> {
    return this.last;
  }

  /** Begins no more; done when nothing is being written any longer, whether or not that went well. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.last.catch(() => {});
  }
}
