import { allMigrations, migrate } from '~/db/engine/migrate.server';
import { Sql } from '~/db/engine/sql.server';
import { openTestDatabase } from './test-database';

/** A database before a migration, with a function to run statements on it. */
export async function openLaggingDatabase(before: string) {
  const db = await openTestDatabase();
  await db.withLock('migration', (session) =>
    session.script('drop schema public cascade; create schema public'),
  );
  await migrate(
    db,
    allMigrations.filter(({ name }) => name < before),
  );
  return { db, run: (text: string) => db.execute(new Sql([text], [])) };
}
