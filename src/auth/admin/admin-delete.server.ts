import { z } from 'zod';
import { deleteAddressData } from '~/db/accounts/address-data.repo.server';
import { deletePersonRows } from '~/db/accounts/person.repo.server';
import { deleteAuthFactors } from '~/db/auth/auth-factor.repo.server';
import { deleteAuthIdentities } from '~/db/auth/auth-identity.repo.server';
import { deleteOneTimeTokens } from '~/db/auth/auth-one-time-token.repo.server';
import { deleteAuthSessions } from '~/db/auth/auth-session.repo.server';
import {
  deleteAuthUser,
  findAuthUserForUpdate,
  updateAuthUser,
} from '~/db/auth/auth-user.repo.server';
import { deletePasskeys } from '~/db/auth/passkeys/passkey.repo.server';
import type { Call } from '../auth';
import { readParams } from '../http/read-params.server';
import { json } from '../http/responses.server';
import { requireSubject } from './admin-users.server';

const deletion = z.object({ should_soft_delete: z.boolean().nullish() });

/** DELETE /admin/users/:user: deletes the user and all their data; a soft delete leaves only the id. */
export async function deleteAnyUser(call: Call): Promise<Response> {
  const user = await requireSubject(call);
  const { should_soft_delete: soft } = await readParams(call.request, deletion, '{}');
  const now = call.auth.clock.now();
  await call.auth.db.transaction(async (tx) => {
    await findAuthUserForUpdate(tx, user.id);
    await deletePersonRows(tx, user.id, now);
    const email = user.emailConfirmedAt ? user.email : null;
    await deleteAddressData(tx, { userId: user.id, email });
    if (!soft) return deleteAuthUser(tx, user.id);
    await deleteAuthSessions(tx, user.id);
    await deleteAuthFactors(tx, user.id);
    await deletePasskeys(tx, user.id);
    await deleteOneTimeTokens(tx, user.id);
    await deleteAuthIdentities(tx, user.id);
    const gone = { email: null, phone: null, newEmail: null, passwordHash: null };
    const empty = { userMetadata: {}, appMetadata: {}, emailConfirmedAt: null };
    await updateAuthUser(tx, user.id, { ...gone, ...empty, deletedAt: now }, now);
  });
  return json({});
}
