import { SignJWT } from 'jose';
import { type AuthSession, isSecondFactorDue } from '~/domain/auth/auth-session';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Auth } from '../auth';
import { badRequest, forbidden, sessionNotFound } from '../auth-error';
import {
  ClaimProblem,
  isUnknownKey,
  type SessionClaims,
  verifyClaims,
} from '../client/verify-claims.server';

/** A signed access token, valid for an hour. */
export async function signAccessToken(
  { keys, settings, clock }: Auth,
  user: AuthUser,
  session: AuthSession,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(clock.now().getTime() / 1_000);
  const expiresAt = issuedAt + settings.tokenSeconds;
  const { kid, alg, key } = await keys.signingKey();
  const pending = isSecondFactorDue(user, session);
  const token = await new SignJWT({
    iss: settings.issuer,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: pending ? {} : user.userMetadata,
    role: user.role,
    aal: session.aal,
    // Our own claim: lets verifiers reject sessions without the second factor without a query.
    ...(pending && { second_factor_due: true }),
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .sign(key);
  return { token, expiresAt };
}

/** Verifies a user's access token and returns its claims. */
export async function readAccessToken(auth: Auth, token: string): Promise<SessionClaims> {
  const { issuer } = auth.settings;
  const verify = async () =>
    verifyClaims(token, { issuer, now: auth.clock.now(), findKey: await auth.keys.findKey() });
  try {
    return await verify().catch(async (error: unknown) => {
      if (!isUnknownKey(error)) throw error;
      await auth.keys.reread();
      return verify();
    });
  } catch (error) {
    throw badToken(error);
  }
}

function badToken(error: unknown) {
  if (error instanceof ClaimProblem && error.claim === 'sub') {
    return error.missing
      ? forbidden('bad_jwt', 'invalid claim: missing sub claim')
      : badRequest('bad_jwt', 'invalid claim: sub claim must be a UUID');
  }
  if (error instanceof ClaimProblem && error.claim === 'session_id') return sessionNotFound();
  const reason = error instanceof Error ? error.message : 'unknown';
  return forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}
