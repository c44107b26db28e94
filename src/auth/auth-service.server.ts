import { Hono } from 'hono';
import type { JWK, JWTVerifyGetKey } from 'jose';
import { AppError } from '~/domain/app-error';
import { deleteAnyUser } from './admin/admin-delete.server';
import { generateLink, invite } from './admin/admin-links.server';
import {
  changeAnyUser,
  createUser,
  deleteAnyFactor,
  listAnyFactors,
  listUsers,
  showAnyUser,
} from './admin/admin-users.server';
import { showHealth, showKeys, showSettings } from './admin/settings.server';
import type { Auth, Call } from './auth';
import { AuthError, notFound, OAuthError, unprocessable } from './auth-error';
import { challengeFactor, enrollFactor, unenrollFactor } from './factors/factors.server';
import {
  generateRecoveryCodes,
  regenerateRecoveryCodes,
  showRecoveryCodes,
  unenrollRecoveryCodes,
  verifyRecoveryCode,
} from './factors/recovery-codes.server';
import { verifyFactor } from './factors/verify-factor.server';
import { createCrossOrigin } from './http/cross-origin.server';
import { requireServiceAccess } from './http/require-user.server';
import { errorResponse } from './http/responses.server';
import { changeUser, showUser } from './http/user.server';
import { startLinking, unlinkIdentity } from './identities/manage-identities.server';
import { showLink } from './links/show-link.server';
import { authorize, handleCallback, type OidcClients } from './oauth/authorize.server';
import { exchangeCode } from './oauth/code-grant.server';
import { signInWithIdToken } from './oauth/id-token-grant.server';
import { createOidcClient } from './oauth/oidc-client.server';
import { signInOnce } from './one-time/one-time-sign-in.server';
import { resend } from './one-time/resend.server';
import { verify } from './one-time/verify.server';
import {
  deleteAnyPasskey,
  listAnyPasskeys,
  listOwnPasskeys,
  removePasskey,
  renamePasskey,
} from './passkeys/manage.server';
import { finishRegistration, startRegistration } from './passkeys/register.server';
import { finishPasskeySignIn, startPasskeySignIn } from './passkeys/sign-in.server';
import { createPasswordHasher, type HashStrength } from './password/password-hasher.server';
import { reauthenticate } from './password/reauthenticate.server';
import { recover } from './password/recover.server';
import { signInWithPassword } from './password/sign-in.server';
import { signUpUser } from './password/sign-up.server';
import {
  dropFactorRecovery,
  requestFactorRecovery,
  showFactorRecovery,
} from './security/factor-recovery-request.server';
import { recordAdminCall } from './security/operator-action.server';
import { prove } from './security/prove.server';
import { applySecurityLink, showSecurityLink } from './security/security-links.server';
import { createKeyRing } from './sessions/key-ring.server';
import { logOut } from './sessions/logout.server';
import { refreshSession } from './sessions/refresh.server';

type Endpoint = (call: Call) => Promise<Response>;

/** Facts about a request that are not in its headers. */
interface Visitor {
  ip: string;
  requestId: string;
}

export interface AuthService {
  /** Handles all requests below `basePath`. */
  fetch(request: Request, visitor: Visitor): Promise<Response>;
  /** The public signing keys, for token verifiers. */
  publicKeys(): Promise<{ keys: JWK[] }>;
  /** The operator's own signing key, which may sign service tokens too; undefined without one. */
  findChosenKey(): Promise<JWTVerifyGetKey | undefined>;
}

type ServiceParts = Omit<Auth, 'keys' | 'passwords'> & {
  signingKey?: JWK | undefined;
  hashStrength?: HashStrength | undefined;
};

export const basePath = '/auth/v1';

/** GoTrue's HTTP interface on our database. */
export async function createAuthService(parts: ServiceParts): Promise<AuthService> {
  const keys = createKeyRing(parts, parts.signingKey);
  const auth: Auth = { ...parts, keys, passwords: await createPasswordHasher(parts.hashStrength) };
  const clients: OidcClients = new Map(
    auth.settings.providers.map((provider) => [
      provider.name,
      createOidcClient(provider, auth.clock),
    ]),
  );
  const app = routes(auth, clients);
  const crossOrigin = createCrossOrigin(auth.settings.redirectUrls);
  return {
    fetch: async (request, visitor) => {
      // Other GETs have side effects (starting an OAuth sign-in, sending an email); a HEAD must not.
      if (request.method === 'HEAD' && !isLink(request)) return methodNotAllowed();
      const preflight = crossOrigin.preflight(request);
      return preflight ?? crossOrigin.open(request, await app.fetch(request, visitor));
    },
    publicKeys: keys.publicKeys,
    findChosenKey: keys.findChosenKey,
  };
}

/** Email scanners send HEAD requests for links. Like GET, they change nothing. */
const isLink = (request: Request) => new URL(request.url).pathname === `${basePath}/verify`;

const methodNotAllowed = () =>
  new Response(null, { status: 405, headers: { Allow: 'GET, POST, PUT, PATCH, DELETE' } });

const grants = (clients: OidcClients) =>
  new Map<string, Endpoint>([
    ['password', signInWithPassword],
    ['refresh_token', refreshSession],
    ['pkce', exchangeCode],
    ['id_token', (call) => signInWithIdToken(call, clients)],
    [
      'web3',
      async () => {
        throw unprocessable('web3_provider_disabled', 'Web3 provider is disabled');
      },
    ],
  ]);

function routes(auth: Auth, clients: OidcClients) {
  const app = new Hono<{ Bindings: Visitor }>().basePath(basePath);
  const on = (method: string, path: string, endpoint: Endpoint) =>
    app.on(method, path, async (c) => {
      const call: Call = {
        auth,
        request: c.req.raw,
        query: new URL(c.req.url).searchParams,
        param: (name) => c.req.param(name) ?? '',
        ip: c.env.ip,
        userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null,
      };
      return endpoint(call);
    });
  const admin = (method: string, path: string, endpoint: Endpoint) =>
    on(method, path, async (call) => {
      await requireServiceAccess(call);
      if (method !== 'GET') await recordAdminCall(call, method, path);
      return endpoint(call);
    });
  const byGrant = grants(clients);

  on('GET', '/health', showHealth);
  on('GET', '/settings', showSettings);
  on('GET', '/.well-known/jwks.json', showKeys);

  on('POST', '/signup', signUpUser);
  on('POST', '/token', async (call) => {
    const grant = byGrant.get(call.query.get('grant_type') ?? '');
    if (!grant) throw new OAuthError('unsupported_grant_type', '');
    return grant(call);
  });
  on('POST', '/otp', signInOnce);
  on('POST', '/magiclink', signInOnce);
  on('POST', '/recover', recover);
  on('POST', '/resend', resend);
  on('POST', '/verify', verify);
  on('GET', '/verify', showLink);

  on('GET', '/user', showUser);
  on('PUT', '/user', changeUser);
  on('GET', '/reauthenticate', reauthenticate);
  on('POST', '/logout', logOut);
  // Not part of GoTrue: reauthentication, links in security emails, second-factor recovery.
  on('POST', '/proof', prove);
  on('POST', '/security-link', showSecurityLink);
  on('POST', '/security-link/use', applySecurityLink);
  on('GET', '/factor-recovery', showFactorRecovery);
  on('POST', '/factor-recovery', requestFactorRecovery);
  on('DELETE', '/factor-recovery', dropFactorRecovery);
  on('GET', '/user/identities/authorize', (call) => startLinking(call, clients));
  on('DELETE', '/user/identities/:identity', unlinkIdentity);

  on('POST', '/factors', enrollFactor);
  on('GET', '/factors/recovery-codes', showRecoveryCodes);
  on('POST', '/factors/recovery-codes', generateRecoveryCodes);
  on('POST', '/factors/recovery-codes/regenerate', regenerateRecoveryCodes);
  on('POST', '/factors/recovery-codes/verify', verifyRecoveryCode);
  on('DELETE', '/factors/recovery-codes', unenrollRecoveryCodes);
  on('POST', '/factors/:factor/challenge', challengeFactor);
  on('POST', '/factors/:factor/verify', verifyFactor);
  on('DELETE', '/factors/:factor', unenrollFactor);

  on('POST', '/passkeys/authentication/options', startPasskeySignIn);
  on('POST', '/passkeys/authentication/verify', finishPasskeySignIn);
  on('POST', '/passkeys/registration/options', startRegistration);
  on('POST', '/passkeys/registration/verify', finishRegistration);
  on('GET', '/passkeys', listOwnPasskeys);
  on('PATCH', '/passkeys/:passkey', renamePasskey);
  on('DELETE', '/passkeys/:passkey', removePasskey);

  on('GET', '/authorize', (call) => authorize(call, clients));
  on('GET', '/callback', (call) => handleCallback(call, clients));
  on('POST', '/sso', async () => {
    throw notFound('saml_provider_disabled', 'SAML 2.0 is disabled');
  });

  admin('POST', '/invite', invite);
  admin('GET', '/admin/users', listUsers);
  admin('POST', '/admin/users', createUser);
  admin('GET', '/admin/users/:user', showAnyUser);
  admin('PUT', '/admin/users/:user', changeAnyUser);
  admin('DELETE', '/admin/users/:user', deleteAnyUser);
  admin('GET', '/admin/users/:user/factors', listAnyFactors);
  admin('DELETE', '/admin/users/:user/factors/:factor', deleteAnyFactor);
  admin('GET', '/admin/users/:user/passkeys', listAnyPasskeys);
  admin('DELETE', '/admin/users/:user/passkeys/:passkey', deleteAnyPasskey);
  admin('POST', '/admin/generate_link', generateLink);

  app.notFound((c) => errorResponse(notFound('not_found', '404 page not found'), c.req.raw));
  app.onError((error, c) => errorResponse(toAuthError(error, auth, c.env.requestId), c.req.raw));
  return app;
}

function toAuthError(error: unknown, auth: Auth, requestId: string): AuthError | OAuthError {
  if (error instanceof AuthError || error instanceof OAuthError) return error;
  auth.log.error({ err: error, requestId }, 'the auth service failed');
  if (error instanceof AppError && ['database_unavailable', 'read_only'].includes(error.code)) {
    return new AuthError(503, 'unexpected_failure', error.message, { retryAfter: 5 });
  }
  return new AuthError(
    500,
    'unexpected_failure',
    'Unexpected failure, please check server logs for more information',
  );
}
