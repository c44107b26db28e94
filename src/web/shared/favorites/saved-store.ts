import { useSyncExternalStore } from 'react';
import {
  type DeviceFavorite,
  readDeviceFavorites,
  subscribeToDeviceFavorites,
} from './device-favorites';

const noSavedIds: ReadonlySet<number> = new Set();

/** The account's favorites once loaded; null while the device's favorites apply. */
let accountIds: ReadonlySet<number> | null = null;
const listeners = new Set<() => void>();

let lastItems: readonly DeviceFavorite[] = [];
let deviceIds = noSavedIds;

/** The current visitor's favorites; the same set until it changes. */
export function savedIds(): ReadonlySet<number> {
  if (accountIds) return accountIds;
  const items = readDeviceFavorites();
  if (items !== lastItems) {
    lastItems = items;
    deviceIds = new Set(items.map(([id]) => id));
  }
  return deviceIds;
}

export const isAccountKnown = (): boolean => accountIds !== null;

/** Sets the account's favorites; null when signed out. */
export function setAccountIds(ids: ReadonlySet<number> | null): void {
  accountIds = ids;
  for (const listener of listeners) listener();
}

/** Calls back when favorites change, in any tab. */
function subscribeToSavedIds(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToDeviceFavorites(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether a product is saved; false during server rendering. */
export function useSaved(productId: number): boolean {
  return useSyncExternalStore(
    subscribeToSavedIds,
    () => savedIds().has(productId),
    () => false,
  );
}

export function useSavedCount(): number {
  return useSyncExternalStore(
    subscribeToSavedIds,
    () => savedIds().size,
    () => noSavedIds.size,
  );
}
