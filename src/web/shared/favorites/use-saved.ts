import { useSyncExternalStore } from 'react';
import { nothingSaved, onSaved, savedIds } from './saved-store';

/** Whether a product is saved; the page that everybody gets says no. */
export function useSaved(productId: number): boolean {
  return useSyncExternalStore(
    onSaved,
    () => savedIds().has(productId),
    () => false,
  );
}

/** How many products are saved. */
export function useSavedCount(): number {
  return useSyncExternalStore(
    onSaved,
    () => savedIds().size,
    () => nothingSaved.size,
  );
}
