import { currentAccount } from '../auth/account-store';
import type { Savable } from './savable';
import { isAccountKnown } from './saved-store';
import { setSavedOnDevice } from './set-saved-on-device';

/**
 * Saves a product or forgets it: in the account, or without one on this device. Shows at once; returns
 * whether it worked.
 */
export async function setSaved(product: Savable, saved: boolean): Promise<boolean> {
  if (currentAccount().user && isAccountKnown()) {
    const account = await import('./account-favorites');
    return account.setSavedInAccount(product, saved);
  }
  // Also while it is unknown who looks: what is on the device goes into the account later.
  return setSavedOnDevice(product, saved);
}
