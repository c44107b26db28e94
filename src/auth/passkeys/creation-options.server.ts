import type { AuthUser } from '~/domain/auth/auth-user';
import { type Passkey, userHandleOf, webAuthnChallengeSeconds } from '~/domain/auth/passkey';
import type { Auth } from '../auth';
import { requireRelyingParty } from './ceremony.server';
import { keyAlgorithms } from './check-created.server';
import { loadWebAuthn } from './web-authn.server';

interface CreationRequest {
  challenge: Uint8Array<ArrayBuffer>;
  /** Existing credentials: their authenticators do not create another one. */
  existing: readonly Passkey[];
  /** A sign-in passkey must be discoverable; a second factor need not be. */
  kind: 'required' | 'preferred';
}

/** Options for navigator.credentials.create(). */
export async function creationOptions(auth: Auth, user: AuthUser, request: CreationRequest) {
  const name = user.email ?? user.phone ?? user.id;
  const { generateRegistrationOptions } = await loadWebAuthn();
  return generateRegistrationOptions({
    rpName: auth.settings.brandName,
    rpID: requireRelyingParty(auth).id,
    userID: userHandleOf(user.id),
    userName: name,
    userDisplayName: name,
    challenge: request.challenge,
    timeout: webAuthnChallengeSeconds * 1_000,
    attestationType: 'none',
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: request.existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: request.kind, userVerification: request.kind },
  });
}
