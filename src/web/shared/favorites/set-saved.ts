import { currentAccount } from '../auth/account-store';
import type { Savable } from './device-favorites';
import { isAccountKnown } from './saved-store';
import { setSavedOnDevice } from './set-saved-on-device';

/** Saves or removes a product, in the account or on this device. Returns whether it succeeded. */
export async function setSaved(product: Savable, saved: boolean): Promise<boolean> {
  if (currentAccount().user && isAccountKnown()) {
    const account = await import('./account-favorites');
    return account.setSavedInAccount(product, saved);
  }
  // Also while the session is unknown: device favorites are uploaded to the account later.
  return setSavedOnDevice(product, saved);
}
