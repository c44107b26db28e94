import { useSyncExternalStore } from 'react';

const storageKey = 'glowfare-last-listing';
const allProducts = '/products';

/** Storage may be blocked; the back link then leads to all products. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/** Stores the last listing of this tab, with its filters, for the session. */
export function storeListing(href: string, store: Storage | null = storage()): void {
  try {
    store?.setItem(storageKey, href);
  } catch {
    // Full or blocked; it is optional.
  }
}

/** The last listing of this tab; all products if there is none. */
export function lastListing(store: Storage | null = storage()): string {
  const href = store?.getItem(storageKey) ?? '';
  return /^\/(?:products|category\/[a-z-]+\/[a-z-]+)(?:\?|$)/.test(href) ? href : allProducts;
}

const neverChanges = () => () => {};

/** The target of 'Back to products'. The server, which caches pages, renders all products. */
export function useLastListing(): string {
  return useSyncExternalStore(
    neverChanges,
    () => lastListing(),
    () => allProducts,
  );
}
