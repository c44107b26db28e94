import { isNetworkAddress } from '~/domain/auth/passkey';
import { useScripted } from '~/web/ui/use-scripted';

/** Browsers support passkeys only for host names on secure pages. True until scripts run. */
export function usePasskeysWork(): boolean {
  if (!useScripted()) return true;
  return typeof PublicKeyCredential === 'function' && !isNetworkAddress(location.hostname);
}
