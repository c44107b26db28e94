import { listCredentials } from '~/db/auth/passkeys/passkey.repo.server';
import type { AuthSession } from '~/domain/auth/auth-session';
import type { AuthFactor, AuthUser } from '~/domain/auth/auth-user';
import { type Passkey, webAuthnChallengeSeconds } from '~/domain/auth/passkey';
import type { Call } from '../auth';
import { json } from '../http/responses.server';
import { requireRelyingParty, startCeremony } from './ceremony.server';
import { creationOptions } from './creation-options.server';
import { loadWebAuthn } from './web-authn.server';

export interface KeyHolder {
  user: AuthUser;
  session: AuthSession;
  factor: AuthFactor;
}

/**
 * POST /factors/:factor/challenge for WebAuthn. Any key of the account is accepted for the factor. A user
 * without a passkey creates a new key; a user with a passkey uses it, because most devices keep one key
 * per account.
 */
export async function challengeKey(call: Call, holder: KeyHolder): Promise<Response> {
  const { user, session, factor } = holder;
  const keys = await listCredentials(call.auth.db, user.id);
  const isNew = factor.status === 'unverified' && keys.every(({ factorId }) => factorId !== null);
  const begun = await startCeremony(call, {
    purpose: isNew ? 'enroll-factor' : 'show-factor',
    sessionId: session.id,
    factorId: factor.id,
  });
  const { challenge } = begun;
  const publicKey = isNew
    ? await creationOptions(call.auth, user, { challenge, existing: keys, kind: 'preferred' })
    : await requestOptions(call, challenge, keys);
  const type = isNew ? 'create' : 'request';
  return json({
    id: begun.id,
    type: factor.factorType,
    expires_at: begun.expiresAt,
    webauthn: { type, credential_options: { publicKey } },
  });
}

async function requestOptions(
  call: Call,
  challenge: Uint8Array<ArrayBuffer>,
  keys: readonly Passkey[],
) {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: requireRelyingParty(call.auth).id,
    challenge,
    timeout: webAuthnChallengeSeconds * 1_000,
    userVerification: 'preferred',
    allowCredentials: keys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
  });
  // Otherwise the client hints at security keys, and browsers offer phones and laptops last.
  return { ...options, hints: [] };
}
