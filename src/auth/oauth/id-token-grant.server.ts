import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '../auth';
import { badRequest, invalid, OAuthError } from '../auth-error';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { requireUser } from '../http/require-user.server';
import { json } from '../http/responses.server';
import { continueSession } from '../identities/continue-session.server';
import { linkIdentity } from '../identities/link-identity.server';
import { requireProof } from '../security/require-proof.server';
import { openSession, sessionJson } from '../sessions/open-session.server';
import type { OidcClients } from './authorize.server';
import { findOrAddProven } from './proven-person.server';

const params = z.object({
  id_token: optionalText,
  nonce: optionalText,
  provider: optionalText,
  client_id: optionalText,
  issuer: optionalText,
  link_identity: z.boolean().nullish(),
});

/** Providers whose ID tokens GoTrue accepts once configured, with their issuers. */
const issuers: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  google: 'https://accounts.google.com',
  azure: '',
  facebook: 'https://www.facebook.com',
  keycloak: '',
  kakao: 'https://kauth.kakao.com',
};

/** POST /token?grant_type=id_token: signs in with an ID token that an app got from a provider. */
export async function signInWithIdToken(call: Call, clients: OidcClients): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'signIn');
  const given = await readParams(call.request, params);
  if (given.id_token === '') throw new OAuthError('invalid request', 'id_token required');
  if (given.provider === '' && (given.client_id === '' || given.issuer === '')) {
    throw new OAuthError('invalid request', 'provider or client_id and issuer required');
  }
  const provider = auth.settings.providers.find(
    ({ name, issuer }) =>
      name === given.provider || (given.provider === '' && issuer === given.issuer),
  );
  const client = provider && clients.get(provider.name);
  if (!provider || !client) throw refuse(given.provider, given.issuer);
  const linking = given.link_identity ? await requireUser(call) : null;
  if (linking) await requireProof(call, linking);
  const person = await client.prove(given.id_token);
  checkNonce(person.nonce, given.nonce);
  const opened = await auth.db.transaction(async (tx) => {
    if (linking) {
      const link = { userId: linking.user.id, provider: provider.name, person };
      await linkIdentity(tx, call, linking.session.id, link);
      return continueSession(tx, call, linking.session.id);
    }
    const user = await findOrAddProven(tx, auth, provider.name, person);
    return openSession(tx, call, user.id, 'oauth');
  });
  return json(await sessionJson(auth, opened));
}

function refuse(provider: string, issuer: string) {
  const known = Object.hasOwn(issuers, provider) ? issuers[provider] : undefined;
  if (known === undefined) {
    return invalid(`Custom OIDC provider ${JSON.stringify(provider)} not allowed`);
  }
  return badRequest(
    'provider_disabled',
    `Provider (issuer ${JSON.stringify(issuer || known)}) is not enabled`,
  );
}

/** The nonce must be in both the request and the token, or in neither: this rejects replayed tokens. */
function checkNonce(inToken: string | undefined, given: string): void {
  if ((inToken === undefined) !== (given === '')) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  if (inToken === undefined) return;
  const hash = createHash('sha256').update(given).digest('hex');
  if (hash !== inToken) throw new OAuthError('invalid nonce', 'Nonces mismatch');
}
