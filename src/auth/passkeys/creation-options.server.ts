import { generateRegistrationOptions } from '@simplewebauthn/server';
import type { AuthUser } from '~/domain/auth/auth-user';
import { type Passkey, userHandleOf, webAuthnChallengeSeconds } from '~/domain/auth/passkey';
import type { Auth } from '../auth';
import { requireRelyingParty } from './ceremony.server';
import { keyAlgorithms } from './check-created.server';

interface Wanted {
  challenge: Uint8Array<ArrayBuffer>;
  /** What the user has already: an authenticator that holds one of these makes no second one. */
  existing: readonly Passkey[];
  /** A passkey to sign in with has to be found without a name being typed; a second factor need not. */
  kind: 'required' | 'preferred';
}

/** What the browser hands to navigator.credentials.create(). */
export async function creationOptions(auth: Auth, user: AuthUser, wanted: Wanted) {
  const name = user.email ?? user.phone ?? user.id;
  return generateRegistrationOptions({
    rpName: auth.settings.brandName,
    rpID: requireRelyingParty(auth).id,
    userID: userHandleOf(user.id),
    userName: name,
    userDisplayName: name,
    challenge: wanted.challenge,
    timeout: webAuthnChallengeSeconds * 1_000,
    attestationType: 'none',
    supportedAlgorithmIDs: keyAlgorithms,
    excludeCredentials: wanted.existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: wanted.kind, userVerification: wanted.kind },
  });
}
