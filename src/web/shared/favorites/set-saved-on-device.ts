import { showToast } from '~/web/ui/overlays/toast-store';
import type { Savable } from './device-favorites';
import { addDeviceFavorite, removeDeviceFavorites } from './write-device-favorites';

/** Saves or removes a product on this device. Returns whether it succeeded. */
export function setSavedOnDevice({ id, bestPrice }: Savable, saved: boolean): boolean {
  const cents = bestPrice === null ? null : Math.round(bestPrice * 100);
  const done = saved
    ? addDeviceFavorite([id, Date.now(), cents])
    : removeDeviceFavorites(new Set([id]));
  if (!done) showNotSavedToast(saved);
  return done;
}

/** Explains why a favorite could not be changed. */
export function showNotSavedToast(saved: boolean, why = 'Please try again later.'): void {
  const title = saved ? 'Could not save to favorites' : 'Could not remove from favorites';
  showToast({ title, description: why, variant: 'destructive' });
}
