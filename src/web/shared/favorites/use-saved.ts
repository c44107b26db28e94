import { useSyncExternalStore } from 'react';
import { noSavedIds, savedIds, subscribeToSavedIds } from './saved-store';

/** Whether a product is saved; the page that everybody gets says no. */
export function useSaved(productId: number): boolean {
  return useSyncExternalStore(
    subscribeToSavedIds,
    () => savedIds().has(productId),
    () => false,
  );
}

/** How many products are saved. */
export function useSavedCount(): number {
  return useSyncExternalStore(
    subscribeToSavedIds,
    () => savedIds().size,
    () => noSavedIds.size,
  );
}
