import { createHash, randomUUID } from 'node:crypto';
import {
  type FlowState,
  insertFlowState,
  updateFlowStateProven,
  updateFlowStateReturned,
} from '~/db/auth/auth-flow-state.repo.server';
import { knownProviders } from '../admin/settings.server';
import type { Call } from '../auth';
import { AuthError, badRequest, invalid, OAuthError } from '../auth-error';
import { limitVisitor } from '../http/limits.server';
import { redirect } from '../http/responses.server';
import { checkUnlinked } from '../identities/link-identity.server';
import { errorTarget, withQuery } from '../one-time/landing';
import { hashSecret, newSecret } from '../secrets.server';
import { checkChallenge, flowSeconds, issueCode, methodOf, targetOf } from './flow.server';
import type { OidcClient } from './oidc-client.server';
import { findOrAddProven } from './proven-person.server';

export type OidcClients = ReadonlyMap<string, OidcClient>;

const callbackUrlOf = (call: Call) => `${call.auth.settings.issuer}/callback`;

/** GET /authorize: redirects to a provider, for clients with PKCE. */
export async function authorize(call: Call, clients: OidcClients): Promise<Response> {
  await limitVisitor(call, 'authorize');
  return redirect(await startFlow(call, clients, { userId: null, sessionId: null }), 302);
}

/** The URL of the provider's page; with a session, the provider will be linked to its account. */
export async function startFlow(
  call: Call,
  clients: OidcClients,
  linking: { userId: string; sessionId: string } | { userId: null; sessionId: null },
): Promise<string> {
  const { auth, query } = call;
  const name = query.get('provider') ?? '';
  const client = clients.get(name);
  if (!client) {
    const reason = knownProviders.includes(name)
      ? 'provider is not enabled'
      : `Provider ${name} could not be found`;
    throw invalid(`Unsupported provider: ${reason}`);
  }
  const challenge = {
    code_challenge: query.get('code_challenge') ?? '',
    code_challenge_method: query.get('code_challenge_method') ?? '',
  };
  checkChallenge(challenge);
  // Without PKCE, anyone who intercepts the redirect URL would get the session.
  if (challenge.code_challenge === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  const [state, verifier, nonce] = [newSecret(), newSecret(), newSecret()];
  await insertFlowState(auth.db, {
    id: randomUUID(),
    ...linking,
    codeChallenge: challenge.code_challenge,
    codeChallengeMethod: methodOf(challenge),
    authenticationMethod: 'oauth',
    provider: name,
    stateHash: hashSecret(state),
    providerVerifier: verifier,
    providerNonce: nonce,
    redirectTo: targetOf(call),
    createdAt: auth.clock.now(),
  });
  const provider = auth.settings.providers.find((known) => known.name === name);
  return client.authorizationUrl({
    response_type: 'code',
    client_id: provider?.clientId ?? '',
    redirect_uri: callbackUrlOf(call),
    scope: scopesOf(provider?.scopes ?? 'openid', query.get('scopes')),
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
}

function scopesOf(configured: string, wanted: string | null): string {
  const all = `${configured} ${wanted ?? ''}`
    .split(/[\s,]+/)
    .filter((scope) => /^[\w:./-]+$/.test(scope));
  return [...new Set(all)].join(' ');
}

/** GET /callback: returns from the provider and redirects to the site. */
export async function handleCallback(call: Call, clients: OidcClients): Promise<Response> {
  const { auth, query } = call;
  const flow = await updateFlowStateReturned(auth.db, hashSecret(query.get('state') ?? ''));
  if (!flow) throw badRequest('bad_oauth_state', 'OAuth state not found or expired');
  const target = flow.redirectTo ?? auth.settings.siteUrl;
  try {
    return redirect(withQuery(target, { code: await finishFlow(call, flow, clients) }), 302);
  } catch (error) {
    return redirect(errorTarget(target, asAuthError(call, error), true), 302);
  }
}

async function finishFlow(call: Call, flow: FlowState, clients: OidcClients): Promise<string> {
  const { auth, query } = call;
  if (auth.clock.now().getTime() - flow.createdAt.getTime() > flowSeconds * 1_000) {
    throw badRequest('flow_state_expired', 'OAuth state has expired');
  }
  const refusal = query.get('error');
  if (refusal) {
    throw new AuthError(403, refusal, query.get('error_description') ?? refusal);
  }
  const client = clients.get(flow.provider ?? '');
  const code = query.get('code');
  if (!client || !code || !flow.providerVerifier) {
    throw badRequest('bad_oauth_callback', 'OAuth callback with missing authorization code');
  }
  const person = await client.exchange({
    code,
    verifier: flow.providerVerifier,
    redirectUri: callbackUrlOf(call),
  });
  if (person.nonce !== flow.providerNonce) {
    throw badRequest('bad_oauth_callback', 'Nonces mismatch');
  }
  return auth.db.transaction(async (tx) => {
    if (flow.userId && flow.sessionId) {
      await checkUnlinked(tx, { userId: flow.userId, provider: flow.provider ?? '', person });
      await updateFlowStateProven(tx, { id: flow.id, person });
      return issueCode(tx, auth, { id: flow.id, userId: flow.userId });
    }
    const user = await findOrAddProven(tx, auth, flow.provider ?? '', person);
    return issueCode(tx, auth, { id: flow.id, userId: user.id });
  });
}

function asAuthError(call: Call, error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (error instanceof OAuthError) return badRequest('bad_oauth_callback', error.message);
  call.auth.log.error({ err: error }, 'a sign-in with a provider failed');
  return new AuthError(500, 'unexpected_failure', 'Unable to exchange external code');
}
