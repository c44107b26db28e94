/** Runs work after all previously added work has ended. */
export type SerialQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue that runs one piece of work at a time, in the order of the calls. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    // The caller handles the failure; it must not affect the work after it.
    last = next.catch(() => {});
    return next;
  };
}
