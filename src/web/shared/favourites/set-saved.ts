import { currentAccount } from '../auth/account-store';
import { addDeviceFavourite, removeDeviceFavourites } from './keep-on-device';
import type { Savable } from './savable';
import { isAccountKnown } from './saved-store';
import { tellNotSaved } from './tell-not-saved';

/**
 * Saves a product or forgets it: in the account, or without one on this device. Shows at once; returns
 * whether it worked.
 */
export async function setSaved(product: Savable, saved: boolean): Promise<boolean> {
  if (currentAccount().user && isAccountKnown()) {
    const account = await import('./account-favourites');
    return account.setSavedInAccount(product, saved);
  }
  // Also while it is unknown who looks: what is on the device goes into the account later.
  const { id, bestPrice } = product;
  const cents = bestPrice === null ? null : Math.round(bestPrice * 100);
  const done = saved
    ? addDeviceFavourite([id, Date.now(), cents])
    : removeDeviceFavourites(new Set([id]));
  if (!done) tellNotSaved(saved);
  return done;
}
