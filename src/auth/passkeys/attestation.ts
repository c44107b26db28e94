import { loadWebAuthnHelpers } from './web-authn.server';

/**
 * Strips the attestation statement of a new credential. We do not verify authenticator models, and
 * verification would fetch revocation lists from URLs in untrusted certificates.
 */
export async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await loadWebAuthnHelpers();
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
