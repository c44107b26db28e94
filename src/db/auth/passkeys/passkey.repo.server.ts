import { z } from 'zod';
import type { Queryable } from '~/db/engine/database.server';
import { type Sql, sql } from '~/db/engine/sql.server';
import type { Passkey } from '~/domain/auth/passkey';
import { rowOf } from '../../engine/row.server';

const passkeyRow = rowOf({
  id: z.string(),
  userId: z.string(),
  factorId: z.string().nullable(),
  credentialId: z.string(),
  publicKey: z.string(),
  signCount: z.number(),
  transports: z.array(z.string()),
  aaguid: z.string(),
  backedUp: z.boolean(),
  friendlyName: z.string(),
  createdAt: z.date(),
  lastUsedAt: z.date().nullable(),
});

const list = (db: Queryable, condition: Sql) =>
  db.rows(passkeyRow, sql`select * from auth_passkey where ${condition} order by created_at, id`);

/** All credentials of a user: passkeys and keys of second factors. */
export async function listCredentials(db: Queryable, userId: string): Promise<Passkey[]> {
  return list(db, sql`user_id = ${userId}`);
}

/** The passkeys that a user can sign in with, oldest first. */
export async function listPasskeys(db: Queryable, userId: string): Promise<Passkey[]> {
  return list(db, sql`user_id = ${userId} and factor_id is null`);
}

/** The credential with this id, of any user, or null. */
export async function findCredential(db: Queryable, credentialId: string): Promise<Passkey | null> {
  const [found] = await list(db, sql`credential_id = ${credentialId}`);
  return found ?? null;
}

/** Adds a credential; false if it is already registered with any account. */
export async function insertPasskey(tx: Queryable, passkey: Passkey): Promise<boolean> {
  const touched = await tx.execute(sql`insert into auth_passkey
      (id, user_id, factor_id, credential_id, public_key, sign_count, transports, aaguid, backed_up,
        friendly_name, created_at, last_used_at)
    values (${passkey.id}, ${passkey.userId}, ${passkey.factorId}, ${passkey.credentialId},
      ${passkey.publicKey}, ${passkey.signCount}, ${JSON.stringify(passkey.transports)}::jsonb,
      ${passkey.aaguid}, ${passkey.backedUp}, ${passkey.friendlyName}, ${passkey.createdAt},
      ${passkey.lastUsedAt})
    on conflict (credential_id) do nothing`);
  return touched === 1;
}

type Use = Pick<Passkey, 'id' | 'signCount' | 'backedUp'> & { now: Date };

/**
 * Records a use; false if the counter did not increase, as with a cloned key. Authenticators without a
 * counter always report 0.
 */
export async function updatePasskeyUsed(tx: Queryable, use: Use): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_passkey set sign_count = ${use.signCount},
      backed_up = ${use.backedUp}, last_used_at = ${use.now}
    where id = ${use.id} and (sign_count < ${use.signCount} or (sign_count = 0 and ${use.signCount} = 0))`);
  return touched === 1;
}

type Owned = Pick<Passkey, 'id' | 'userId'>;

/** Renames a user's passkey; false if the user has no such passkey. */
export async function updatePasskeyName(
  db: Queryable,
  { id, userId, friendlyName }: Owned & Pick<Passkey, 'friendlyName'>,
): Promise<boolean> {
  const touched = await db.execute(sql`update auth_passkey set friendly_name = ${friendlyName}
    where id = ${id} and user_id = ${userId} and factor_id is null`);
  return touched === 1;
}

/** Removes a user's passkey; false if the user has no such passkey. */
export async function deletePasskey(tx: Queryable, { id, userId }: Owned): Promise<boolean> {
  const touched = await tx.execute(sql`delete from auth_passkey
    where id = ${id} and user_id = ${userId} and factor_id is null`);
  return touched === 1;
}

/** Removes all of a user's passkeys. */
export async function deletePasskeys(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from auth_passkey where user_id = ${userId}`);
}
