import { z } from 'zod';
import type { SecretRow } from '~/domain/secrets/secret-cipher';
import type { Queryable, Session } from '../engine/database.server';
import { type Sql, sql } from '../engine/sql.server';

/** Tables with encrypted values: the row id and the value column. */
const stores: Record<SecretRow['table'], { from: Sql; id: Sql; value: Sql }> = {
  auth_factor: { from: sql`auth_factor`, id: sql`id::text`, value: sql`secret` },
  auth_signing_key: { from: sql`auth_signing_key`, id: sql`kid`, value: sql`private_jwk` },
  site_secret: { from: sql`site_secret`, id: sql`name`, value: sql`value` },
};

export const secretTables = ['auth_factor', 'auth_signing_key', 'site_secret'] as const;

const storedSecret = z.object({ id: z.string(), value: z.string() });
export type StoredSecret = z.output<typeof storedSecret>;

/** Values of a table without a given prefix, in id order after a given id. */
export async function listSecretsWithoutPrefix(
  db: Queryable,
  table: SecretRow['table'],
  { prefix, after, limit }: { prefix: string; after: string; limit: number },
): Promise<StoredSecret[]> {
  const { from, id, value } = stores[table];
  return db.rows(
    storedSecret,
    sql`select ${id} as id, ${value} as value from ${from}
      where ${value} <> '' and not starts_with(${value}, ${prefix}) and ${id} > ${after}
      order by 1 limit ${limit}`,
  );
}

/** Replaces a value, unless another process changed it in the meantime. */
export async function updateStoredSecret(
  db: Queryable,
  table: SecretRow['table'],
  { id, before, after }: { id: string; before: string; after: string },
): Promise<void> {
  const store = stores[table];
  await db.execute(sql`update ${store.from} set ${store.value} = ${after}
    where ${store.id} = ${id} and ${store.value} = ${before}`);
}

/** Rewrites the tables' files, which would otherwise keep the old values until overwritten. */
export async function rewriteSecretTables(session: Session): Promise<void> {
  for (const table of secretTables) await session.script(`vacuum full ${table}`);
}
