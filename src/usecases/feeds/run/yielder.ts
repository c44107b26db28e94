/** Looking at the clock takes as long as some of the work. */
const checksPerClockRead = 8;

/**
 * Lets others have their turn now and then during long work. Whoever waits for a page of this very process
 * is not kept waiting, and the database gets its next statement while the piece after it is prepared.
 */
export class Yielder {
  private sliceEnd: number;
  private checkCount = 0;
  private readonly timeSliceMs: number;

  constructor(timeSliceMs: number) {
    this.timeSliceMs = timeSliceMs;
    this.sliceEnd = performance.now() + timeSliceMs;
  }

  isDue(): boolean {
    this.checkCount += 1;
    return this.checkCount % checksPerClockRead === 0 && performance.now() > this.sliceEnd;
  }

  async yieldToEventLoop(): Promise<void> {
    await new Promise(setImmediate);
    this.sliceEnd = performance.now() + this.timeSliceMs;
  }
}
