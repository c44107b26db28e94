import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database, Session } from './database.server';
import { sql } from './sql.server';

export interface Migration {
  name: string;
  text: string;
}

const files = import.meta.glob<string>('../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The migrations of this version, in order. */
export const allMigrations: readonly Migration[] = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), text }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Applies pending migrations and returns their names. */
export async function migrate(
  db: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<string[]> {
  return db.withLock('migration', async (session) => {
    const applied = await listAppliedMigrations(session);
    checkHistory(migrations, applied ?? new Map());
    if (!applied) await createMigrationTable(session);
    const pending = migrations.filter(({ name }) => !applied?.has(name));
    for (const migration of pending) await apply(session, migration);
    return pending.map(({ name }) => name);
  });
}

/** Counts migrations of this version that the database does not have yet. */
export async function countPendingMigrations(db: Database): Promise<number> {
  const applied = await listAppliedMigrations(db);
  return allMigrations.filter(({ name }) => !applied?.has(name)).length;
}

/** The hashes of the applied migrations by name, in order; undefined in a database without any. */
export async function listAppliedMigrations(
  db: Pick<Database, 'rows'>,
): Promise<Map<string, string> | undefined> {
  const [table] = await db.rows(
    z.object({ exists: z.boolean() }),
    sql`select to_regclass('schema_migration') is not null as exists`,
  );
  if (!table?.exists) return undefined;
  const rows = await db.rows(
    z.object({ name: z.string(), hash: z.string() }),
    sql`select name, hash from schema_migration order by name`,
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Throws unless this version can continue from the applied migrations of a database or a backup. */
export function checkHistory(
  migrations: readonly Migration[],
  applied: Map<string, string>,
  subject: 'database' | 'backup' = 'database',
): void {
  const newestApplied = [...applied.keys()].at(-1);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied.keys()].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `This ${subject} belongs to a newer version of Glowfare: it has ${unknown.join(', ')}, and this version ` +
        `knows migrations up to ${migrations.at(-1)?.name ?? 'none'}. Use the newer version, or restore a ` +
        'backup from before the upgrade (docs/backup.md). Nothing was changed.',
    );
  }
  for (const { name, text } of migrations) {
    const hash = applied.get(name);
    if (hash !== undefined && hash !== hashOf(text)) {
      throw new Error(
        `Migration ${name} was edited after it had been applied. ` +
          'Restore it and write the change as a new migration.',
      );
    }
    if (hash === undefined && newestApplied !== undefined && name < newestApplied) {
      throw new Error(
        `Migration ${name} precedes ${newestApplied}, which this database already has. ` +
          'Give it a higher number.',
      );
    }
  }
}

async function apply(session: Session, { name, text }: Migration): Promise<void> {
  await session.script('begin');
  try {
    await run(session, { name, text });
    await session.script('commit');
  } catch (error) {
    await session.script('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed and was rolled back: ${reason}`, { cause: error });
  }
}

/** Applies migrations to an empty schema inside the open transaction. */
export async function applyWithin(
  session: Session,
  migrations: readonly Migration[],
): Promise<void> {
  await createMigrationTable(session);
  for (const migration of migrations) await run(session, migration);
}

async function createMigrationTable(session: Session): Promise<void> {
  await session.script(`create table schema_migration (
    name text primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  )`);
}

async function run(session: Session, { name, text }: Migration): Promise<void> {
  await session.script(text);
  await session.execute(
    sql`insert into schema_migration (name, hash) values (${name}, ${hashOf(text)})`,
  );
}

function hashOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
