/** Looking at the clock takes as long as some of the work. */
const lookEvery = 8;

/**
 * Lets others have their turn now and then during long work. Whoever waits for a page of this very process
 * is not kept waiting, and the database gets its next statement while the piece after it is prepared.
 */
export class Pace {
  private until: number;
  private asked = 0;
  private readonly sliceMs: number;

  constructor(sliceMs: number) {
    this.sliceMs = sliceMs;
    this.until = performance.now() + sliceMs;
  }

  isOver(): boolean {
    this.asked += 1;
    return this.asked % lookEvery === 0 && performance.now() > this.until;
  }

  async rest(): Promise<void> {
    await new Promise(setImmediate);
    this.until = performance.now() + this.sliceMs;
  }
}
