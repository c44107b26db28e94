import { compareAddress } from '~/domain/compare/compare-params';

/**
 * Marks the `CompareLink`s of these products as current, also those that appear later. They are marked from outside, because
 * most are in cards that all visitors share. Returns a function that stops it.
 */
export function markLinks(ids: readonly number[]): () => void {
  const addresses = new Set(ids.map((id) => compareAddress({ ids: [id] })));
  const mark = () => {
    for (const link of document.querySelectorAll('a[href^="/compare?"][aria-label]')) {
      if (addresses.has(link.getAttribute('href') ?? '')) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
