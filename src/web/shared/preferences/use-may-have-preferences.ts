import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';
import { useAuth } from '../auth/auth-context';
import { hasDevicePreferences } from './device-preferences';

/** Whether there may be preferences to load: of the account or of this device. False on the server. */
export function useMayHavePreferences(): boolean {
  const { user } = useAuth();
  const isHydrated = useIsHydrated();
  return isHydrated && (user !== null || hasDevicePreferences());
}
