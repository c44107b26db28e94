import { z } from 'zod';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** One of the site's own keys, encrypted; null before the first start has finished. */
export async function findSiteSecret(db: Queryable, name: string): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ value: z.string() }),
    sql`select value from site_secret where name = ${name}`,
  );
  return row?.value ?? null;
}

/** Stores a key unless there is one: of several concurrent starts, the first one's key stays. */
export async function insertSiteSecret(
  db: Queryable,
  secret: { name: string; value: string },
  now: Date,
): Promise<void> {
  await db.execute(sql`insert into site_secret (name, value, created_at)
    values (${secret.name}, ${secret.value}, ${now})
    on conflict (name) do nothing`);
}

/** Deletes a key; the next start creates a new one. */
export async function deleteSiteSecret(tx: Queryable, name: string): Promise<void> {
  await tx.execute(sql`delete from site_secret where name = ${name}`);
}

/** Deletes all keys; the next start creates new ones. */
export async function deleteSiteSecrets(db: Queryable): Promise<void> {
  await db.execute(sql`delete from site_secret`);
}
