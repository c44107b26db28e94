import { useScripted } from '~/web/ui/use-scripted';

/** Browsers keep passkeys for host names, on secure pages. True until scripts run: most browsers can. */
export function usePasskeysWork(): boolean {
  const scripted = useScripted();
  return !scripted || (typeof PublicKeyCredential === 'function' && hasHostName(location.hostname));
}

export function hasHostName(hostname: string): boolean {
  return !hostname.startsWith('[') && !/^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);
}
