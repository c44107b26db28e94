/**
 * Loads something when the page has loaded and has nothing else to do, then begins it. What cannot be
 * loaded is not begun: the page is whole without it. Returns a way to call it off.
 */
export function whenIdle(load: () => Promise<() => void>): () => void {
  let isOff = false;
  const start = () => {
    load().then(
      (begin) => isOff || begin(),
      () => {},
    );
  };
  const rest = () => {
    if (isOff) return;
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5_000 });
    else setTimeout(start, 1_000);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
  return () => {
    isOff = true;
  };
}
