/** Longer than a page takes to come, shorter than a price takes to be old. */
const maxLoadWaitMs = 4_000;
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads something when the page has loaded, somebody stirs or a few seconds have passed, and there is
 * nothing else to do; then begins it. So it is no part of what a page loads at first. What cannot be
 * loaded is not begun: the page is whole without it. Returns a way to call it off.
 */
export function whenIdle(load: () => Promise<() => void>): () => void {
  const cancellation = new AbortController();
  const start = () => {
    if (cancellation.signal.aborted) return;
    load().then(
      (run) => cancellation.signal.aborted || run(),
      () => {},
    );
  };
  const waitForIdle = () => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const proceed = () => {
      if (signal.aborted) return;
      waiting.abort();
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 });
      else setTimeout(start, 1_000);
    };
    setTimeout(proceed, maxLoadWaitMs);
    for (const sign of interactionEvents)
      addEventListener(sign, proceed, { passive: true, signal });
  };
  if (document.readyState === 'complete') waitForIdle();
  else addEventListener('load', waitForIdle, { once: true, signal: cancellation.signal });
  return () => cancellation.abort();
}
