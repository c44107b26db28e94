import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { AuthSession } from '~/domain/auth/auth-session';
import type { AuthUser } from '~/domain/auth/auth-user';
import type { Auth } from './auth';
import { forbidden } from './auth-error';
import { signingAlgorithms } from './key-ring.server';

/** The text that proves, for an hour, who somebody is. */
export async function signAccessToken(
  { keys, settings, clock }: Auth,
  user: AuthUser,
  session: AuthSession,
): Promise<{ token: string; expiresAt: number }> {
  const issuedAt = Math.floor(clock.now().getTime() / 1_000);
  const expiresAt = issuedAt + settings.tokenSeconds;
  const { kid, alg, key } = await keys.signingKey();
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
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
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
      algorithms: signingAlgorithms,
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

/**
 * What a token says that the operator has made, with the shared secret or with the key they chose:
 * Supabase's service keys are such. A person's token is none, though the same key has signed it: it
 * names a session. Null for any other.
 */
export async function readOperatorToken(auth: Auth, token: string): Promise<AccessClaims | null> {
  const currentDate = auth.clock.now();
  const { jwtSecret } = auth.settings;
  const chosen = await auth.keys.findChosenKey();
  const checks = [
    async () =>
      jwtSecret &&
      jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'], currentDate }),
    async () => chosen && jwtVerify(token, chosen, { algorithms: signingAlgorithms, currentDate }),
  ];
  for (const check of checks) {
    const read = await check().catch(() => undefined);
    const claims = read ? claimsSchema.safeParse(read.payload).data : undefined;
    if (claims && claims.session_id === undefined) return claims;
  }
  return null;
}

function isUnknownKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_JWKS_NO_MATCHING_KEY';
}

function badToken(error: unknown) {
  const reason = error instanceof Error ? error.message : 'unknown';
  return forbidden('bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
}
