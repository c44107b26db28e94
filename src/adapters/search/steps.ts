/** Work in small pieces: whoever runs it may let others go first wherever it yields. */
export type Steps<Result> = Generator<void, Result>;

const chunkSize = 2_048;

/** Does something for 0 up to `count`, a piece at a time. `work` gets the bounds of each piece. */
export function* forEachChunk(
  count: number,
  work: (from: number, to: number) => void,
): Generator<void, void> {
  for (let from = 0; from < count; from += chunkSize) {
    work(from, Math.min(count, from + chunkSize));
    yield;
  }
}

/** Runs it to the end at once. */
export function runToCompletion<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Long enough to get somewhere, short enough that a request in between waits for nothing. */
const timeSliceMs = 4;

/** Runs it in slices of a few milliseconds; between them the process does whatever else waits. */
export async function runYielding<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    signal?.throwIfAborted();
    const end = performance.now() + timeSliceMs;
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() < end);
    await new Promise(setImmediate);
  }
}
