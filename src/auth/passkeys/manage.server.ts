import { z } from 'zod';
import { deleteAuthSessionsOfPasskey } from '~/db/auth/auth-session.repo.server';
import { findAuthUserForUpdate } from '~/db/auth/auth-user.repo.server';
import {
  deletePasskey,
  listPasskeys,
  updatePasskeyName,
} from '~/db/auth/passkeys/passkey.repo.server';
import type { AuthUser } from '~/domain/auth/auth-user';
import { maxPasskeyNameLength } from '~/domain/auth/passkey';
import { requireSubject } from '../admin/admin-users.server';
import type { Call } from '../auth';
import { invalid, notFound } from '../auth-error';
import { requireMember } from '../factors/factors.server';
import { isUuid } from '../http/check-params';
import { limitVisitor } from '../http/limits.server';
import { optionalText, readParams } from '../http/read-params.server';
import { json, noContent } from '../http/responses.server';
import { announceChange } from '../security/announce-change.server';
import { requireProof } from '../security/require-proof.server';
import { secondStepFact } from '../security/second-step-fact';
import { passkeyJson } from './passkey-json';
import { removeKeylessFactors } from './remove-keyless-factors.server';

const unknownPasskey = () => notFound('validation_failed', 'Passkey not found');

function passkeyIn(call: Call): string {
  const id = call.param('passkey');
  if (!isUuid(id)) throw unknownPasskey();
  return id;
}

/** GET /passkeys */
export async function listOwnPasskeys(call: Call): Promise<Response> {
  const { user } = await requireMember(call);
  return json((await listPasskeys(call.auth.db, user.id)).map(passkeyJson));
}

const nameParams = z.object({ friendly_name: optionalText });

/** PATCH /passkeys/:passkey */
export async function renamePasskey(call: Call): Promise<Response> {
  const { user } = await requireMember(call);
  await limitVisitor(call, 'passkey');
  const id = passkeyIn(call);
  const friendlyName = (await readParams(call.request, nameParams)).friendly_name.trim();
  if (friendlyName === '') throw invalid('friendly_name is required');
  if (friendlyName.length > maxPasskeyNameLength) {
    throw invalid(`friendly_name must be ${maxPasskeyNameLength} characters or less`);
  }
  const { db } = call.auth;
  if (!(await updatePasskeyName(db, { id, userId: user.id, friendlyName }))) throw unknownPasskey();
  const renamed = (await listPasskeys(db, user.id)).find((passkey) => passkey.id === id);
  if (!renamed) throw unknownPasskey();
  return json(passkeyJson(renamed));
}

/** DELETE /passkeys/:passkey */
export async function removePasskey(call: Call): Promise<Response> {
  const { user, session } = await requireMember(call);
  await limitVisitor(call, 'passkey');
  await requireProof(call, { user, session });
  await remove(call, user, session.id);
  return noContent();
}

/** Ends the sessions opened with the passkey, except the current one. */
async function remove(call: Call, user: AuthUser, exceptSessionId: string | null) {
  const id = passkeyIn(call);
  const userId = user.id;
  await call.auth.db.transaction(async (tx) => {
    await findAuthUserForUpdate(tx, userId);
    await deleteAuthSessionsOfPasskey(tx, id, { userId, except: exceptSessionId });
    if (!(await deletePasskey(tx, { id, userId }))) throw unknownPasskey();
    const sessionId = exceptSessionId;
    await announceChange(tx, call, { change: 'passkey_removed', user, sessionId });
    if (!(await removeKeylessFactors(tx, userId))) return;
    const detail = 'webauthn';
    const fact = secondStepFact(detail);
    await announceChange(tx, call, { change: 'factor_removed', user, sessionId, detail, fact });
  });
}

/** GET /admin/users/:user/passkeys */
export async function listAnyPasskeys(call: Call): Promise<Response> {
  const { id } = await requireSubject(call);
  return json((await listPasskeys(call.auth.db, id)).map(passkeyJson));
}

/** DELETE /admin/users/:user/passkeys/:passkey */
export async function deleteAnyPasskey(call: Call): Promise<Response> {
  await remove(call, await requireSubject(call), null);
  return noContent();
}
