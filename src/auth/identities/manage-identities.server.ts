import { deleteAuthIdentity } from '~/db/auth/auth-identity.repo.server';
import { findAuthUserForUpdate, updateAuthUser } from '~/db/auth/auth-user.repo.server';
import type { AuthIdentity } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { forbidden, notFound, unprocessable } from '../auth-error';
import { isUuid } from '../http/check-params';
import { limitVisitor } from '../http/limits.server';
import { requireUser } from '../http/require-user.server';
import { json, redirect } from '../http/responses.server';
import { type OidcClients, startFlow } from '../oauth/authorize.server';
import { announceChange } from '../security/announce-change.server';
import { requireProof } from '../security/require-proof.server';

/** GET /user/identities/authorize: starts linking a provider to the signed-in account. */
export async function startLinking(call: Call, clients: OidcClients): Promise<Response> {
  const { user, session } = await requireUser(call);
  if (clients.size === 0) throw linkingDisabled();
  await limitVisitor(call, 'authorize');
  // A linked provider grants permanent access, so a stolen token must not be enough.
  await requireProof(call, { user, session });
  const url = await startFlow(call, clients, { userId: user.id, sessionId: session.id });
  return call.query.get('skip_http_redirect') === 'true' ? json({ url }) : redirect(url, 302);
}

/** DELETE /user/identities/:identity */
export async function unlinkIdentity(call: Call): Promise<Response> {
  const { auth } = call;
  const id = call.param('identity');
  const signedIn = await requireUser(call);
  if (!isUuid(id)) throw notFound('validation_failed', 'identity_id must be an UUID');
  // Identities can be unlinked even if their provider is no longer configured.
  const { providers } = auth.settings;
  if (providers.length === 0 && signedIn.user.identities.length <= 1) throw linkingDisabled();
  await limitVisitor(call, 'userUpdate');
  await requireProof(call, signedIn);
  await auth.db.transaction(async (tx) => {
    const now = auth.clock.now();
    const user = await findAuthUserForUpdate(tx, signedIn.user.id);
    if (!user) throw forbidden('user_not_found', 'User from sub claim in JWT does not exist');
    const identity = findDeletable(user.identities, id, user.email);
    await deleteAuthIdentity(tx, { id, userId: user.id });
    const left = user.identities.filter((other) => other.id !== id);
    const providers = [...new Set(left.map(({ provider }) => provider))];
    const { provider: first } = user.appMetadata;
    const stays = typeof first === 'string' && providers.includes(first);
    const appMetadata = { ...user.appMetadata, provider: stays ? first : providers[0], providers };
    await updateAuthUser(tx, user.id, { appMetadata }, now);
    await announceChange(tx, call, {
      change: 'provider_unlinked',
      user,
      sessionId: signedIn.session.id,
      fact: { name: 'Provider', value: identity.provider },
      detail: identity.provider,
    });
  });
  return json({});
}

/** GoTrue's error when no provider is configured. */
const linkingDisabled = () => notFound('manual_linking_disabled', 'Manual linking is disabled');

/** The owner must still be able to sign in with the account's address. */
function findDeletable(
  identities: readonly AuthIdentity[],
  id: string,
  email: string | null,
): AuthIdentity {
  if (identities.length <= 1) {
    throw unprocessable(
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  const identity = identities.find((one) => one.id === id);
  if (!identity) throw unprocessable('identity_not_found', "Identity doesn't exist");
  const confirms = (one: AuthIdentity) => one.id !== id && one.identityData.email === email;
  if (identity.provider === 'email' && !identities.some(confirms)) {
    throw unprocessable(
      'email_conflict_identity_not_deletable',
      'Unable to unlink identity due to email conflict',
    );
  }
  return identity;
}
