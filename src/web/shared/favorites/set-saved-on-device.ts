import { addDeviceFavourite, removeDeviceFavourites } from './keep-on-device';
import type { Savable } from './savable';
import { tellNotSaved } from './tell-not-saved';

/**
 * Saves a product on this device, or removes it there. The next sign-in moves it to the account.
 * Returns whether it worked.
 */
export function setSavedOnDevice({ id, bestPrice }: Savable, saved: boolean): boolean {
  const cents = bestPrice === null ? null : Math.round(bestPrice * 100);
  const done = saved
    ? addDeviceFavourite([id, Date.now(), cents])
    : removeDeviceFavourites(new Set([id]));
  if (!done) tellNotSaved(saved);
  return done;
}
