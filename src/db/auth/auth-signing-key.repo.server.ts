import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const keyRow = z
  .object({
    kid: z.string(),
    private_jwk: z.string(),
    signs: z.boolean(),
  })
  .transform((row) => ({ kid: row.kid, sealedJwk: row.private_jwk, signs: row.signs }));

type StoredSigningKey = z.output<typeof keyRow>;

/** The signing key and the keys that are still published, the signing key first. */
export async function listSigningKeys(db: Queryable, limit: number): Promise<StoredSigningKey[]> {
  return db.rows(
    keyRow,
    sql`select kid, private_jwk, signs from auth_signing_key
      order by signs desc, created_at desc limit ${limit}`,
  );
}

/** Adds the signing key unless there is one; of two concurrent starts one wins. */
export async function insertSigningKey(
  tx: Queryable,
  key: { kid: string; sealedJwk: string },
  now: Date,
): Promise<boolean> {
  const touched = await tx.execute(sql`insert into auth_signing_key (kid, private_jwk, created_at)
    values (${key.kid}, ${key.sealedJwk}, ${now})
    on conflict do nothing`);
  return touched === 1;
}

/** Retires the signing key; it stays published. */
export async function updateSigningKeyRetired(tx: Queryable, now: Date): Promise<void> {
  await tx.execute(sql`update auth_signing_key set signs = false, retired_at = ${now} where signs`);
}

/** Makes a retired key the signing key again. */
export async function updateSigningKeyReactivated(tx: Queryable, kid: string): Promise<boolean> {
  const touched = await tx.execute(sql`update auth_signing_key set signs = true, retired_at = null
    where kid = ${kid}`);
  return touched === 1;
}

/** Deletes all keys; tokens they signed become invalid. */
export async function deleteSigningKeys(tx: Queryable): Promise<number> {
  return tx.execute(sql`delete from auth_signing_key`);
}

/** Deletes keys whose last token has expired. */
export async function deleteSigningKeysRetiredBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from auth_signing_key where not signs and retired_at < ${before}`);
}
