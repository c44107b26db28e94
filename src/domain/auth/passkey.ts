/** A WebAuthn credential. Only public data; the private key never leaves the device. */
export interface Passkey {
  id: string;
  userId: string;
  /** The second factor it was enrolled for; null for a sign-in passkey. */
  factorId: string | null;
  /** base64url, as is the public key. */
  credentialId: string;
  publicKey: string;
  signCount: number;
  transports: string[];
  /** The AAGUID; all zeros if unknown. */
  aaguid: string;
  /** Whether it is synced to other devices. */
  backedUp: boolean;
  friendlyName: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export const maxPasskeys = 10;
export const maxPasskeyNameLength = 120;
/** Maximum duration of a ceremony. */
export const webAuthnChallengeSeconds = 300;

/** The WebAuthn user handle: the account's id as bytes. */
export function userHandleOf(userId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(userId));
}

interface RelyingParty {
  id: string;
  origins: string[];
}

/**
 * The relying party id and allowed origins: the site's own, and redirect URLs on the same host or its
 * subdomains. Null if the site has no host name, because browsers do not support passkeys for IP
 * addresses.
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

/** 127.0.0.1, [::1]: browsers do not support passkeys there. */
export function isNetworkAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);
}
