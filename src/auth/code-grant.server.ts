import { z } from 'zod';
import { deleteFlowStateByCode } from '~/db/auth-flow-state.repo.server';
import { findAuthUser } from '~/db/auth-user.repo.server';
import { isBanned } from '~/domain/auth/auth-user';
import { json } from './answer.server';
import type { Call } from './auth';
import { AuthError, badRequest, forbidden, invalid, notFound, unprocessable } from './auth-error';
import { flowSeconds } from './flow.server';
import { limitVisitor } from './limits.server';
import { openSession, sessionJson } from './open-session.server';
import { optionalText, readParams } from './read-params.server';
import { hashSecret, provesChallenge } from './secrets.server';

const params = z.object({ auth_code: optionalText, code_verifier: optionalText });

/** POST /token?grant_type=pkce: a code and the other half of the challenge for a session. */
export async function exchangeCode(call: Call): Promise<Response> {
  const { auth } = call;
  await limitVisitor(call, 'verify');
  const given = await readParams(call.request, params);
  if (given.auth_code === '' || given.code_verifier === '') {
    throw invalid('invalid request: both auth code and code verifier should be non-empty');
  }
  const now = auth.clock.now();
  const outcome = await auth.db.transaction(async (tx) => {
    // Gone with the first try, right or wrong: a code that leaked cannot be tried again.
    const flow = await deleteFlowStateByCode(tx, hashSecret(given.auth_code));
    const user = flow?.userId ? await findAuthUser(tx, flow.userId) : null;
    if (!flow || !user) {
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
    return openSession(tx, call, user.id, flow.authenticationMethod);
  });
  if (outcome instanceof AuthError) throw outcome;
  return json(await sessionJson(auth, outcome));
}
