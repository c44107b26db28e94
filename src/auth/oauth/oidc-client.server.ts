import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { hourMs } from '~/domain/durations';
import type { Auth, OidcProvider } from '../auth';
import { AuthError, OAuthError } from '../auth-error';

const fetchTimeoutMs = 5_000;
const discoveryCacheMs = hourMs;

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
});

const tokens = z.object({ id_token: z.string(), access_token: z.string().optional() });

const idClaims = z.looseObject({
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(),
  name: z.string().optional(),
  picture: z.string().optional(),
  nonce: z.string().optional(),
});

/** The user as the provider describes them. */
export const provenPerson = z.object({
  subject: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  name: z.string().optional(),
  picture: z.string().optional(),
  nonce: z.string().optional(),
});
export type ProvenPerson = z.output<typeof provenPerson>;

export interface OidcClient {
  authorizationUrl(params: Record<string, string>): Promise<string>;
  exchange(grant: { code: string; verifier: string; redirectUri: string }): Promise<ProvenPerson>;
  prove(idToken: string): Promise<ProvenPerson>;
}

export function createOidcClient(provider: OidcProvider, clock: Auth['clock']): OidcClient {
  let cached: { at: number; about: z.output<typeof discovery>; keys: JWTVerifyGetKey } | undefined;

  async function discover() {
    const now = clock.now().getTime();
    if (cached && now - cached.at < discoveryCacheMs) return cached;
    const base = provider.issuer.replace(/\/$/, '');
    const about = discovery.parse(await ask(`${base}/.well-known/openid-configuration`));
    if (about.issuer !== provider.issuer)
      throw new Error(`${base} reports the issuer ${about.issuer}.`);
    const keys = createRemoteJWKSet(new URL(about.jwks_uri), { timeoutDuration: fetchTimeoutMs });
    cached = { at: now, about, keys };
    return cached;
  }

  async function prove(idToken: string, accessToken?: string): Promise<ProvenPerson> {
    const { about, keys } = await discover();
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: about.issuer,
      audience: provider.clientId,
      algorithms: ['RS256', 'ES256', 'PS256', 'EdDSA'],
      currentDate: clock.now(),
    });
    const claims = idClaims.parse(payload);
    // Some providers return the address only from the user info endpoint.
    const more =
      !claims.email && accessToken && about.userinfo_endpoint
        ? idClaims.parse(await ask(about.userinfo_endpoint, { token: accessToken }))
        : claims;
    if (more.sub !== claims.sub) throw new Error('The provider’s user info is about another user.');
    return {
      subject: claims.sub,
      email: more.email,
      emailVerified: more.email_verified === true || more.email_verified === 'true',
      name: more.name,
      picture: more.picture,
      nonce: claims.nonce,
    };
  }

  return {
    async authorizationUrl(params) {
      const url = new URL((await discover()).about.authorization_endpoint);
      for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
      return url.href;
    },
    async exchange({ code, verifier, redirectUri }) {
      const { about } = await discover();
      const response = await ask(about.token_endpoint, {
        form: {
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: redirectUri,
          client_id: provider.clientId,
          client_secret: provider.clientSecret,
        },
      });
      const { id_token, access_token } = tokens.parse(response);
      return prove(id_token, access_token);
    },
    prove: (idToken) =>
      prove(idToken).catch((cause: unknown) => {
        throw Object.assign(new OAuthError('invalid request', 'Bad ID token'), { cause });
      }),
  };
}

async function ask(
  url: string,
  with_: { token?: string; form?: Record<string, string> } = {},
): Promise<unknown> {
  const response = await fetch(url, {
    method: with_.form ? 'POST' : 'GET',
    headers: {
      Accept: 'application/json',
      ...(with_.token && { Authorization: `Bearer ${with_.token}` }),
    },
    body: with_.form ? new URLSearchParams(with_.form) : null,
    redirect: 'error',
    signal: AbortSignal.timeout(fetchTimeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new AuthError(
      500,
      'unexpected_failure',
      `Unable to exchange external code: the provider responded with ${response.status}`,
    );
  }
  return response.json();
}
