import type { Database, Queryable } from './database.server';
import { sql } from './sql.server';

/**
 * Runs statements about one person's own rows behind the second wall: as a role that row-level security
 * shows nothing else, even if a condition was forgotten. The wall falls with the transaction.
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

/** From here to its end, a transaction sees and changes only what this person may. */
export async function becomePerson(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select set_config('glowfare.person', ${userId}, true)`);
  await tx.execute(sql`set local role glowfare_person`);
}
