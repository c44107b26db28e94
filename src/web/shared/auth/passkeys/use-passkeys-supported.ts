import { isNetworkAddress } from '~/domain/auth/passkey';
import { useIsHydrated } from '~/web/ui/hooks/use-is-hydrated';

/** Browsers support passkeys only for host names on secure pages. True until scripts run. */
export function usePasskeysSupported(): boolean {
  if (!useIsHydrated()) return true;
  return typeof PublicKeyCredential === 'function' && !isNetworkAddress(location.hostname);
}
