/** Work in small steps: the caller may yield to other work after each one. */
export type Steps<Result> = Generator<void, Result>;

const chunkSize = 2_048;

/** Runs `work` on ranges of 0 up to `count`, one chunk per step; expensive work in smaller ones. */
export function* forEachChunk(
  count: number,
  work: (from: number, to: number) => void,
  size = chunkSize,
): Generator<void, void> {
  for (let from = 0; from < count; from += size) {
    work(from, Math.min(count, from + size));
    yield;
  }
}

/** Runs all steps synchronously. */
export function runToCompletion<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Long enough to make progress, short enough not to delay requests. */
const timeSliceMs = 4;

/** Runs steps in slices of a few milliseconds and yields to the event loop in between. */
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
