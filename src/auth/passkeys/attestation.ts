import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';

/**
 * A new credential without what its maker says about the authenticator. We trust no maker, and checking
 * a statement would have the library fetch revocation lists from the addresses in its certificates: any
 * address a stranger chooses.
 */
export function withoutAttestation(attestationObject: string): string {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const bare = isoCBOR.encode(
    new Map<string, Parameters<typeof isoCBOR.encode>[0]>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, never>()],
      ['authData', decoded.get('authData')],
    ]),
  );
  return isoBase64URL.fromBuffer(bare);
}
