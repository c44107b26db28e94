import { useSyncExternalStore } from 'react';

const storageKey = 'glowfare-last-listing';
const allProducts = '/products';

/** Storage may be switched off; then the way back leads to all products. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Remembers the listing that this tab showed last, with its filters, until the tab is closed. */
export function rememberListing(href: string, store: Storage | null = storage()): void {
  try {
    store?.setItem(storageKey, href);
  } catch {
    // Full or forbidden: nothing depends on it.
  }
}

/** The listing that this tab showed last; all products when it has shown none. */
export function lastListing(store: Storage | null = storage()): string {
  const href = store?.getItem(storageKey) ?? '';
  return /^\/(?:products|category\/[a-z-]+\/[a-z-]+)(?:\?|$)/.test(href) ? href : allProducts;
}

const neverChanges = () => () => {};

/** Where 'Back to products' leads. Pages are rendered for everyone, so the server says all products. */
export function useLastListing(): string {
  return useSyncExternalStore(
    neverChanges,
    () => lastListing(),
    () => allProducts,
  );
}
