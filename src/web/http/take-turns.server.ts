/**
 * Lets one caller per turn of the event loop continue. Rendering a page blocks the process for
 * milliseconds; between two of them, requests for cached pages are answered.
 */
export function createTurns(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return last;
  };
}
