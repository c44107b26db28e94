import { useSyncExternalStore } from 'react';
import { currentAccount, subscribeToAccount } from '../auth/account-store';
import { hasDevicePreferences } from './device-preferences';

/**
 * Whether there may be preferences to load: of the account or of this device. False on the server. Listings use
 * it, so it renders them again only if it changes.
 */
export const useMayHavePreferences = (): boolean =>
  useSyncExternalStore(subscribeToAccount, mayHavePreferences, () => false);

const mayHavePreferences = (): boolean => currentAccount().user !== null || hasDevicePreferences();
