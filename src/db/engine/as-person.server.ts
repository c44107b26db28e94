import type { Database, Queryable } from './database.server';
import { sql } from './sql.server';

/**
 * Runs statements with row-level security, as a role that sees only one person's rows: a second line of
 * defense if a condition is missing. Applies until the transaction ends.
 */
export async function asPerson<T>(
  db: Pick<Database, 'transaction'>,
  userId: string,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await becomePerson(tx, userId);
    return work(tx);
  });
}

/** Limits the rest of a transaction to one person's rows. */
export async function becomePerson(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select set_config('glowfare.person', ${userId}, true)`);
  await tx.execute(sql`set local role glowfare_person`);
}
