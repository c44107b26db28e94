import { z } from 'zod';
import {
  deleteFlowState,
  findFlowStateByCode,
  updateFlowStateCodeTaken,
} from '~/db/auth/auth-flow-state.repo.server';
import { findOneTimeTokenByFlow } from '~/db/auth/auth-one-time-token.repo.server';
import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { isBanned } from '~/domain/auth/auth-user';
import type { Call } from '../auth';
import { AuthError, badRequest, forbidden, invalid, notFound, unprocessable } from '../auth-error';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { continueSession } from '../identities/continue-session.server';
import { linkIdentity } from '../identities/link-identity.server';
import { consumeOneTimeToken } from '../one-time/one-time-check.server';
import { proveAddress, signUpWithVerifiers } from '../password/prove-address.server';
import { hashSecret, provesChallenge } from '../secrets.server';
import { type OpenedSession, openSession, sessionJson } from '../sessions/open-session.server';
import { flowSeconds } from './flow.server';
import { provenPerson } from './oidc-client.server';

const params = z.object({ auth_code: optionalText, code_verifier: optionalText });

/** POST /token?grant_type=pkce: exchanges a code and its verifier for a session. */
export async function exchangeCode(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'verify');
  const given = await readParams(call.request, params);
  if (given.auth_code === '' || given.code_verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const outcome = await auth.db.transaction((tx) => exchange(tx, call, given));
  if (outcome instanceof AuthError) throw outcome;
  return json(await sessionJson(auth, outcome));
}

/** Returns errors instead of throwing them, so that the attempt is committed. */
async function exchange(
  tx: Queryable,
  call: Call,
  given: { auth_code: string; code_verifier: string },
): Promise<OpenedSession | AuthError> {
  const { auth } = call;
  const now = auth.clock.now();
  const authCodeHash = hashSecret(given.auth_code);
  const flow = await findFlowStateByCode(tx, authCodeHash);
  const user = flow?.userId ? await findAuthUserForUpdate(tx, flow.userId) : null;
  // Voided by the first attempt, successful or not, so that a leaked code cannot be retried.
  if (!flow || !user || !(await updateFlowStateCodeTaken(tx, authCodeHash))) {
    return notFound('flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  const issuedAt = flow.authCodeIssuedAt ?? flow.createdAt;
  if (now.getTime() - issuedAt.getTime() > flowSeconds * 1_000) {
    return unprocessable('flow_state_expired', 'invalid flow state, flow state has expired');
  }
  if (!provesChallenge(given.code_verifier, flow.codeChallenge, flow.codeChallengeMethod)) {
    return badRequest(
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  if (isBanned(user, now)) return forbidden('user_banned', 'User is banned');
  if (flow.sessionId && flow.provider) {
    await deleteFlowState(tx, flow.id);
    const person = provenPerson.parse(flow.provenPerson);
    await linkIdentity(tx, call, flow.sessionId, {
      userId: user.id,
      provider: flow.provider,
      person,
    });
    return continueSession(tx, call, flow.sessionId);
  }
  // The link is used up here, not when its button is pressed: a press in another browser, which has no
  // verifier, leaves it valid.
  const token = await findOneTimeTokenByFlow(tx, flow.id);
  const byLink = flow.provider === null && flow.authenticationMethod !== 'email_change';
  if (byLink && !token) {
    return notFound('flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (token && byLink) {
    const used = await consumeOneTimeToken(tx, auth, token);
    // The flow may belong to a resent email instead of the original sign-up.
    const own = signUpWithVerifiers([given.code_verifier]);
    await proveAddress(
      tx,
      call,
      used,
      (pending) => own(pending) ?? signUpWithVerifiers(null)(pending),
    );
  }
  await deleteFlowState(tx, flow.id);
  return openSession(tx, call, user.id, flow.authenticationMethod);
}
