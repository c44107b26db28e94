import {
  type DeviceFavorite,
  readDeviceFavorites,
  subscribeToDeviceFavorites,
} from './device-favorites';

export const noSavedIds: ReadonlySet<number> = new Set();

/** What the account has, once that is known; null as long as the device's own counts. */
let accountIds: ReadonlySet<number> | null = null;
const listeners = new Set<() => void>();

let lastItems: readonly DeviceFavorite[] = [];
let deviceIds = noSavedIds;

/** The products saved by whoever looks at the page; the same set until it changes. */
export function savedIds(): ReadonlySet<number> {
  if (accountIds) return accountIds;
  const items = readDeviceFavorites();
  if (items !== lastItems) {
    lastItems = items;
    deviceIds = new Set(items.map(([id]) => id));
  }
  return deviceIds;
}

/** Whether it is known what the account has. */
export const isAccountKnown = (): boolean => accountIds !== null;

/** Says what the account has; null when nobody is signed in. */
export function setAccountIds(ids: ReadonlySet<number> | null): void {
  accountIds = ids;
  for (const listener of listeners) listener();
}

/** Calls back when something was saved or forgotten, here or in another tab. */
export function subscribeToSavedIds(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToDeviceFavorites(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
