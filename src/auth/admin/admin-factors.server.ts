import type { Call } from '../auth';
import { notFound } from '../auth-error';
import { json } from '../http/responses.server';
import { factorJson } from '../http/user-json';
import { removeFactor } from '../passkeys/remove-keyless-factors.server';
import { requireSubject } from './admin-users.server';

/** GET /admin/users/:user/factors */
export async function listAnyFactors(call: Call): Promise<Response> {
  const { factors } = await requireSubject(call);
  return json(factors.map(factorJson));
}

/** DELETE /admin/users/:user/factors/:factor: for a user who has lost their phone. */
export async function deleteAnyFactor(call: Call): Promise<Response> {
  const { factors } = await requireSubject(call);
  const factor = factors.find(({ id }) => id === call.param('factor'));
  if (!factor) throw notFound('mfa_factor_not_found', 'Factor not found');
  await call.auth.db.transaction(async (tx) => {
    await removeFactor(tx, factor, null);
  });
  return json(factorJson(factor));
}
