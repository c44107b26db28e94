/**
 * Lets others have their turn now and then during long work. Whoever waits for a page of this very process
 * is not kept waiting, and the database gets its next statement while the piece after it is prepared.
 */
export class Pace {
  private until: number;
  private readonly sliceMs: number;

  constructor(sliceMs: number) {
    this.sliceMs = sliceMs;
    this.until = performance.now() + sliceMs;
  }

  isOver(): boolean {
    return performance.now() > this.until;
  }

  async rest(): Promise<void> {
    await new Promise(setImmediate);
    this.until = performance.now() + this.sliceMs;
  }
}
