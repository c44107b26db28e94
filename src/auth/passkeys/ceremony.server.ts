import { randomBytes, randomUUID } from 'node:crypto';
import {
  deleteWebAuthnChallenge,
  insertWebAuthnChallenge,
  type WebAuthnChallenge,
} from '~/db/auth/passkeys/webauthn-challenge.repo.server';
import { relyingPartyOf, webAuthnChallengeSeconds } from '~/domain/auth/passkey';
import type { Auth, Call } from '../auth';
import { badRequest, notFound } from '../auth-error';
import { isUuid } from '../http/check-params';

type Ceremony = Pick<WebAuthnChallenge, 'purpose' | 'sessionId' | 'factorId'>;

/** The relying party of this site, or null if browsers do not support passkeys here. */
export function findRelyingParty({ settings }: Auth) {
  return relyingPartyOf(settings.siteUrl, settings.redirectUrls);
}

/** The relying party; throws if there is none. */
export function requireRelyingParty(auth: Auth) {
  const party = findRelyingParty(auth);
  if (party) return party;
  throw notFound('passkey_disabled', 'Passkeys need a site with a host name');
}

/** Starts a ceremony: a single-use challenge, valid for five minutes. */
export async function startCeremony({ auth }: Call, ceremony: Ceremony) {
  const id = randomUUID();
  const challenge = randomBytes(32);
  const createdAt = auth.clock.now();
  await insertWebAuthnChallenge(auth.db, {
    ...ceremony,
    id,
    challenge: challenge.toString('base64url'),
    createdAt,
  });
  const expiresAt = Math.floor(createdAt.getTime() / 1_000) + webAuthnChallengeSeconds;
  return { id, challenge: new Uint8Array(challenge), expiresAt };
}

/** Ends a ceremony and returns its challenge, which cannot be used again. */
export async function endCeremony({ auth }: Call, id: string, ceremony: Ceremony): Promise<string> {
  const found = isUuid(id) ? await deleteWebAuthnChallenge(auth.db, { ...ceremony, id }) : null;
  if (!found) {
    throw badRequest('webauthn_challenge_not_found', 'Challenge not found or already used');
  }
  const age = auth.clock.now().getTime() - found.createdAt.getTime();
  if (age > webAuthnChallengeSeconds * 1_000) {
    throw badRequest('webauthn_challenge_expired', 'Challenge has expired');
  }
  return found.challenge;
}
