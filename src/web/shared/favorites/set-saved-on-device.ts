import type { Savable } from './savable';
import { showNotSavedToast } from './show-not-saved-toast';
import { addDeviceFavorite, removeDeviceFavorites } from './write-device-favorites';

/**
 * Saves or removes a product on this device. The next sign-in moves it to the account. Returns
 * whether it succeeded.
 */
export function setSavedOnDevice({ id, bestPrice }: Savable, saved: boolean): boolean {
  const cents = bestPrice === null ? null : Math.round(bestPrice * 100);
  const done = saved
    ? addDeviceFavorite([id, Date.now(), cents])
    : removeDeviceFavorites(new Set([id]));
  if (!done) showNotSavedToast(saved);
  return done;
}
