/** Longer than a page takes to come, shorter than a price takes to be old. */
const calmMs = 4_000;
const signsOfLife = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Loads something when the page has loaded, somebody stirs or a few seconds have passed, and there is
 * nothing else to do; then begins it. So it is no part of what a page loads at first. What cannot be
 * loaded is not begun: the page is whole without it. Returns a way to call it off.
 */
export function whenIdle(load: () => Promise<() => void>): () => void {
  const off = new AbortController();
  const start = () => {
    if (off.signal.aborted) return;
    load().then(
      (begin) => off.signal.aborted || begin(),
      () => {},
    );
  };
  const rest = () => {
    const waiting = new AbortController();
    const { signal } = waiting;
    const go = () => {
      if (signal.aborted) return;
      waiting.abort();
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 });
      else setTimeout(start, 1_000);
    };
    setTimeout(go, calmMs);
    for (const sign of signsOfLife) addEventListener(sign, go, { passive: true, signal });
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal: off.signal });
  return () => off.abort();
}
