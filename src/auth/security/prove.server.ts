import { z } from 'zod';
import {
  findAuthSessionForUpdate,
  updateAuthSessionAssurance,
} from '~/db/auth-session.repo.server';
import { withProof } from '~/domain/auth/auth-session';
import { json } from '../answer.server';
import type { Call } from '../auth';
import { forbidden, invalid } from '../auth-error';
import { requireMember } from '../factors.server';
import { limitVisitor } from '../limits.server';
import { optionalText, readParams } from '../read-params.server';
import { checkNonce, checkPasswordProof } from './require-proof.server';

const params = z.object({ password: optionalText, nonce: optionalText });

/**
 * POST /proof: whoever is signed in shows the password, or the code that GET /reauthenticate mailed.
 * The session then counts as proven for some minutes. (A code from an app is shown as always, at
 * /factors/:factor/verify, and counts the same.)
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
    const amr = withProof(session.amr, method, call.auth.clock.now());
    await updateAuthSessionAssurance(tx, { ...session, amr });
  });
  return json({});
}
