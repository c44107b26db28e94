/** A WebAuthn credential: what we keep of it is public, the private key never leaves its device. */
export interface Passkey {
  id: string;
  userId: string;
  /** The second factor that it was enrolled for; null for a passkey to sign in with. */
  factorId: string | null;
  /** base64url, as is the public key. */
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: string[];
  /** The authenticator's model; all zeros when it does not say. */
  aaguid: string;
  /** Whether the device copies it to other devices of its owner. */
  backedUp: boolean;
  friendlyName: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const maxPasskeys = 10;
export const maxPasskeyNameLength = 120;
/** How long a ceremony may take from its challenge to its answer. */
export const webAuthnChallengeSeconds = 300;

/** Every authenticator's key for one account is filed under this: the account's id, as bytes. */
export function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(userId));
}

interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * Under which name passkeys are kept and whose pages may use them: the site's own, and pages that links
 * may lead to if they are at the same host or below it. Null when the site has no host name:
 * browsers keep no passkeys for a network address.
 */
export function relyingPartyOf(
  siteUrl: string,
  redirectUrls: readonly string[],
): RelyingParty | null {
  const site = new URL(siteUrl);
  const id = site.hostname;
  if (isNetworkAddress(id)) return null;
  const others = redirectUrls
    .map((url) => new URL(url.replace(/\*$/, '')))
    .filter(({ hostname }) => hostname === id || hostname.endsWith(`.${id}`));
  return { id, origins: [...new Set([site, ...others].map(({ origin }) => origin))] };
}

/** 127.0.0.1, [::1]: where browsers keep no passkeys. */
export function isNetworkAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);
}
