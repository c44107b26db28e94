import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';

/**
 * Whether a new credential comes with nothing but its own signature. We ask for no attestation, and a
 * statement with certificates would have the library fetch revocation lists from the addresses inside
 * them: any address a stranger chooses.
 */
export function isUnattested(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
}
