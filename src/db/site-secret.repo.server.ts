import { z } from 'zod';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

/** A key that the site has made for itself, encrypted; null before its first start is over. */
export async function findSiteSecret(db: Queryable, name: string): Promise<string | null> {
  const [row] = await db.rows(
    z.object({ value: z.string() }),
    sql`select value from site_secret where name = ${name}`,
  );
  return row?.value ?? null;
}

/** Keeps a key unless there is one: of several processes that start together, the first one's stays. */
export async function insertSiteSecret(
  db: Queryable,
  secret: { name: string; value: string },
  now: Date,
): Promise<void> {
  await db.execute(sql`insert into site_secret (name, value, created_at)
    values (${secret.name}, ${secret.value}, ${now})
    on conflict (name) do nothing`);
}

/** Forgets a key; the next start makes another. */
export async function deleteSiteSecret(tx: Queryable, name: string): Promise<void> {
  await tx.execute(sql`delete from site_secret where name = ${name}`);
}

/** Forgets all keys; the next start makes others. */
export async function deleteSiteSecrets(db: Queryable): Promise<void> {
  await db.execute(sql`delete from site_secret`);
}
