import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AuthSession } from '~/domain/auth/auth-session';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Auth } from './auth';
import { forbidden } from './auth-error';

/** The text that proves, for an hour, who somebody is. */
export async function signAccessToken(
  { keys, settings, clock }: Auth,
  user: AuthUser,
  session: AuthSession,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(clock.now().getTime() / 1_000);
  const expiresAt = issuedAt + settings.tokenSeconds;
  const { kid, key } = await keys.signingKey();
  const token = await new SignJWT({
    iss: settings.issuer,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.appMetadata,
    user_metadata: user.userMetadata,
    role: user.role,
    aal: session.aal,
    // Ours alone: lets whoever checks the token refuse half a sign-in without asking who has a factor.
    ...(lacksSecondFactor(user, session) && { second_factor_due: true }),
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.isAnonymous,
  })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' })
    .sign(key);
  return { token, expiresAt };
}

function lacksSecondFactor({ factors }: AuthUser, { aal }: AuthSession): boolean {
  return aal === 'aal1' && factors.some(({ status }) => status === 'verified');
}

const claimsSchema = z.object({
  sub: z.string().optional(),
  role: z.string().optional(),
  session_id: z.string().optional(),
  is_anonymous: z.boolean().optional(),
});

export type AccessClaims = z.output<typeof claimsSchema>;

/** What a token of ours says; one that is not ours, or no longer good, is refused. */
export async function readAccessToken(auth: Auth, token: string): Promise<AccessClaims> {
  const verify = async () =>
    jwtVerify(token, await auth.keys.findKey(), {
      algorithms: ['ES256'],
      issuer: auth.settings.issuer,
      currentDate: auth.clock.now(),
    });
  try {
    const { payload } = await verify().catch(async (error: unknown) => {
      if (!isUnknownKey(error)) throw error;
      await auth.keys.reread();
      return verify();
    });
    return claimsSchema.parse(payload);
  } catch (error) {
    throw badToken(error);
  }
}

/** What a token signed with the shared secret says: Supabase's service keys are such. */
export async function readSecretToken(auth: Auth, token: string): Promise<AccessClaims> {
  try {
    const secret = new TextEncoder().encode(auth.settings.jwtSecret);
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      currentDate: auth.clock.now(),
    });
    return claimsSchema.parse(payload);
  } catch (error) {
    throw badToken(error);
  }
}

function isUnknownKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY';
}

function badToken(error: unknown) {
  const reason = error instanceof Error ? error.message : 'unknown';
  return forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}
