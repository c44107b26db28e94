import { z } from 'zod';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

/** A key that the site has made for itself; null before its first start is over. */
export async function findSiteSecret(db: Queryable, name: string): Promise<unknown> {
  const [row] = await db.rows(
    z.object({ value: z.unknown() }),
    sql`select value from site_secret where name = ${name}`,
  );
  return row?.value ?? null;
}

/** Keeps a key unless there is one: of several processes that start together, the first one's stays. */
export async function insertSiteSecret(
  db: Queryable,
  secret: { name: string; value: object },
  now: Date,
): Promise<void> {
  await db.execute(sql`insert into site_secret (name, value, created_at)
    values (${secret.name}, ${JSON.stringify(secret.value)}::jsonb, ${now})
    on conflict (name) do nothing`);
}
