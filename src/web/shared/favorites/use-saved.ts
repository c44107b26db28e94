import { useSyncExternalStore } from 'react';
import { noSavedIds, savedIds, subscribeToSavedIds } from './saved-store';

/** Whether a product is saved; false during server rendering. */
export function useSaved(productId: number): boolean {
  return useSyncExternalStore(
    subscribeToSavedIds,
    () => savedIds().has(productId),
    () => false,
  );
}

/** The number of saved products. */
export function useSavedCount(): number {
  return useSyncExternalStore(
    subscribeToSavedIds,
    () => savedIds().size,
    () => noSavedIds.size,
  );
}
