import { isNetworkAddress } from '~/domain/auth/passkey';
import { useScripted } from '~/web/ui/use-scripted';

/** Browsers keep passkeys for host names, on secure pages. True until scripts run: most browsers can. */
export function usePasskeysWork(): boolean {
  if (!useScripted()) return true;
  return typeof PublicKeyCredential === 'function' && !isNetworkAddress(location.hostname);
}
