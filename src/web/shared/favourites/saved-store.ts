import { currentAccount } from '../auth/account-store';
import {
  addDeviceFavourite,
  type DeviceFavourite,
  onDeviceFavourites,
  readDeviceFavourites,
  removeDeviceFavourites,
} from './device-favourites';

export const nothingSaved: ReadonlySet<number> = new Set();

/** What the account has, once that is known; null as long as the device's own counts. */
let accountIds: ReadonlySet<number> | null = null;
const listeners = new Set<() => void>();

let lastItems: readonly DeviceFavourite[] = [];
let deviceIds = nothingSaved;

/** The products saved by whoever looks at the page; the same set until it changes. */
export function savedIds(): ReadonlySet<number> {
  if (accountIds) return accountIds;
  const items = readDeviceFavourites();
  if (items !== lastItems) {
    lastItems = items;
    deviceIds = new Set(items.map(([id]) => id));
  }
  return deviceIds;
}

/** Says what the account has; null when nobody is signed in. */
export function setAccountIds(ids: ReadonlySet<number> | null): void {
  accountIds = ids;
  for (const listener of listeners) listener();
}

/** Calls back when something was saved or forgotten, here or in another tab. */
export function onSaved(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onDeviceFavourites(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** What is needed of a product to save it. */
export interface Savable {
  id: number;
  bestPrice: number | null;
}

/** Saves a product or forgets it: in the account, or without one on this device. Shows at once. */
export async function setSaved(product: Savable, saved: boolean): Promise<void> {
  if (currentAccount().user && accountIds) {
    const account = await import('./account-favourites');
    return account.setSavedInAccount(product, saved);
  }
  // Also while it is unknown who looks: what is on the device goes into the account later.
  const { id, bestPrice } = product;
  const cents = bestPrice === null ? null : Math.round(bestPrice * 100);
  const done = saved
    ? addDeviceFavourite([id, Date.now(), cents])
    : removeDeviceFavourites(new Set([id]));
  if (!done) await import('./tell-not-saved').then(({ tellNotSaved }) => tellNotSaved(saved));
}
