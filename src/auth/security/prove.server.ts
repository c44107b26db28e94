import { z } from 'zod';
import {
  findAuthSessionForUpdate,
  updateAuthSessionAssurance,
} from '~/db/auth/auth-session.repo.server';
import { addAmrEntry } from '~/domain/auth/auth-session';
import type { Call } from '../auth';
import { forbidden, invalid } from '../auth-error';
import { requireMember } from '../factors/factors.server';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { checkNonce, checkPasswordProof } from './require-proof.server';

const params = z.object({ password: optionalText, nonce: optionalText });

/**
 * POST /proof: reauthenticates with the password or the code from GET /reauthenticate. The session then
 * counts as recently proven for a few minutes. (App codes go to /factors/:factor/verify and count the
 * same.)
 */
export async function prove(call: Call): Promise<Response> {
  const signedIn = await requireMember(call);
  await limitVisitor(call, 'signIn');
  const given = await readParams(call.request, params);
  if ((given.password === '') === (given.nonce === '')) {
    throw invalid('Either a password or a nonce is needed');
  }
  if (given.password !== '') await checkPasswordProof(call, signedIn, given.password);
  else await checkNonce(call, signedIn, given.nonce);
  const method = given.password === '' ? 'otp' : 'password';
  await call.auth.db.transaction(async (tx) => {
    const session = await findAuthSessionForUpdate(tx, signedIn.session.id);
    if (!session) {
      throw forbidden('session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    const amr = addAmrEntry(session.amr, method, call.auth.clock.now());
    await updateAuthSessionAssurance(tx, { ...session, amr });
  });
  return json({});
}
