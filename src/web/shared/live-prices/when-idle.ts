/** Longer than a page takes to load, shorter than a price takes to become outdated. */
const maxLoadWaitMs = 4_000;
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads something once the page has loaded and the visitor interacts or a few seconds pass, and the
 * browser is idle; then runs it. This keeps it out of the initial load. Load failures are ignored,
 * because it is optional. Returns a cancel function.
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
