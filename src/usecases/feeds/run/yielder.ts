/** Reading the clock costs as much as some of the work. */
const checksPerClockRead = 8;

/**
 * Yields to the event loop during long work, so that requests to this process are not delayed and the
 * database gets its next statement while the next batch is prepared.
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
