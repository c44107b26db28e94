import { z } from 'zod';
import { updateAuthSessionPasskey } from '~/db/auth/auth-session.repo.server';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import { findCredential } from '~/db/auth/passkeys/passkey.repo.server';
import { type AuthUser, isBanned } from '~/domain/auth/auth-user';
import { userHandleOf, webAuthnChallengeSeconds } from '~/domain/auth/passkey';
import type { Call } from '../auth';
import { forbidden } from '../auth-error';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { countEvent } from '../security/record-event.server';
import { openSession, sessionJson } from '../sessions/open-session.server';
import { endCeremony, requireRelyingParty, startCeremony } from './ceremony.server';
import { checkAssertion, recordUse } from './check-assertion.server';
import { credentialRefused } from './check-created.server';
import { type AssertionCredential, assertionCredential } from './credential-params';
import { loadWebAuthn } from './web-authn.server';

const ceremony = { purpose: 'sign-in', sessionId: null, factorId: null } as const;

/** POST /passkeys/authentication/options: for any passkey of this site. */
export async function startPasskeySignIn(call: Call): Promise<Response> {
  const { id: rpID } = requireRelyingParty(call.auth);
  await limitVisitor(call, 'passkey');
  const { id, challenge, expiresAt } = await startCeremony(call, ceremony);
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID,
    challenge,
    timeout: webAuthnChallengeSeconds * 1_000,
    userVerification: 'required',
  });
  return json({ challenge_id: id, options, expires_at: expiresAt });
}

const params = z.object({ challenge_id: optionalText, credential: assertionCredential });

/**
 * POST /passkeys/authentication/verify. Possession of the device plus user verification are two factors,
 * so no further step is required.
 */
export async function finishPasskeySignIn(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'signIn');
  const given = await readParams(call.request, params);
  const challenge = await endCeremony(call, given.challenge_id, ceremony);
  const { user, use } = await prove(call, given.credential, challenge);
  const opened = await auth.db.transaction(async (tx) => {
    await recordUse(tx, call, use);
    const { session, ...rest } = await openSession(tx, call, user.id, 'passkey');
    await updateAuthSessionPasskey(tx, { id: session.id, passkeyId: use.id });
    return { ...rest, session: { ...session, aal: 'aal2' as const } };
  });
  return json(await sessionJson(auth, opened));
}

async function prove(call: Call, assertion: AssertionCredential, challenge: string) {
  const { auth } = call;
  const passkey = await findCredential(auth.db, assertion.id);
  if (!passkey) throw credentialRefused();
  const fail = (): never => {
    countEvent(call, 'sign_in_failed', { userId: passkey.userId, detail: 'passkey' });
    throw credentialRefused();
  };
  const handle = Buffer.from(userHandleOf(passkey.userId)).toString('base64url');
  if (assertion.response.userHandle !== handle) fail();
  const expected = { challenge, userVerification: 'required' } as const;
  const use = await checkAssertion(call, assertion, passkey, expected).catch(fail);
  const user = await findAuthUser(auth.db, passkey.userId);
  if (!user || user.deletedAt) throw credentialRefused();
  checkMaySignIn(user, auth.clock.now());
  return { user, use };
}

function checkMaySignIn(user: AuthUser, now: Date): void {
  if (user.email !== null && !user.emailConfirmedAt) {
    throw forbidden('email_not_confirmed', 'Email not confirmed');
  }
  if (isBanned(user, now)) throw forbidden('user_banned', 'User is banned');
}
