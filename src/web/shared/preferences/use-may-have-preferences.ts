import { startTransition, useEffect, useState } from 'react';
import { currentAccount, subscribeToAccount } from '../auth/account-store';
import { hasDevicePreferences } from './device-preferences';

/**
 * Whether there may be preferences to load: of the account or of this device. False on the server. Listings use
 * it, so it renders them again only if it changes. In a transition, because an urgent update would hide the parts of
 * the page whose scripts have not loaded yet.
 */
export function useMayHavePreferences(): boolean {
  const [mayHave, setMayHave] = useState(false);
  useEffect(() => {
    let known = false;
    const update = () => {
      const next = mayHavePreferences();
      if (next === known) return;
      known = next;
      startTransition(() => setMayHave(next));
    };
    update();
    return subscribeToAccount(update);
  }, []);
  return mayHave;
}

const mayHavePreferences = (): boolean => currentAccount().user !== null || hasDevicePreferences();
