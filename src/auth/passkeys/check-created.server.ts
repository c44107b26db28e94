import { randomUUID } from 'node:crypto';
import { authenticatorName } from '~/domain/auth/authenticator-name';
import type { Passkey } from '~/domain/auth/passkey';
import type { Call } from '../auth';
import { badRequest } from '../auth-error';
import { withoutAttestation } from './attestation';
import { requireRelyingParty } from './ceremony.server';
import type { CreatedCredential } from './credential-params';
import { loadWebAuthn } from './web-authn.server';

/** EdDSA, ES256 and RS256: the algorithms we request and accept. */
export const keyAlgorithms = [-8, -7, -257];

export const credentialRefused = () =>
  badRequest('webauthn_verification_failed', 'Credential verification failed');

interface Expected {
  userId: string;
  factorId: string | null;
  challenge: string;
  userVerification: 'required' | 'preferred';
}

export async function checkCreated(
  { auth }: Call,
  created: CreatedCredential,
  expected: Expected,
): Promise<Passkey> {
  const party = requireRelyingParty(auth);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const attestationObject = await withoutAttestation(created.response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...created, response: { ...created.response, attestationObject } },
      expectedChallenge: expected.challenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: expected.userVerification === 'required',
      supportedAlgorithmIDs: keyAlgorithms,
    });
    if (!registrationInfo) throw credentialRefused();
    const { credential, aaguid, credentialBackedUp } = registrationInfo;
    // The unsigned id must match the signed one.
    if (credential.id !== created.id) throw credentialRefused();
    return {
      id: randomUUID(),
      userId: expected.userId,
      factorId: expected.factorId,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      signCount: credential.counter,
      transports: created.response.transports ?? [],
      aaguid,
      backedUp: credentialBackedUp,
      friendlyName: authenticatorName(aaguid),
      createdAt: auth.clock.now(),
      lastUsedAt: null,
    };
  } catch {
    throw credentialRefused();
  }
}
