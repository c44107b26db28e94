import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { allMigrations, countPendingMigrations, migrate } from './migrate.server';
import { sql } from './sql.server';

// One for all tests: an engine whose schema was changed cannot be used again.
const db = await openTestDatabase();
beforeEach(() =>
  db.withLock('migration', (session) =>
    session.script('drop schema public cascade; create schema public'),
  ),
);

async function listTables(): Promise<string[]> {
  const rows = await db.rows(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public' order by name`,
  );
  return rows.map(({ name }) => name);
}

const first = { name: '0001_shelf', text: 'create table shelf (id int)' };
const second = { name: '0002_box', text: 'create table box (id int); insert into box values (1)' };

test('applies only new migrations', async () => {
  await migrate(db, [first]);
  expect(await migrate(db, [first, second])).toEqual([second.name]);
  expect(await listTables()).toEqual(['box', 'schema_migration', 'shelf']);
});

test('refuses a migration that was edited after it was applied', async () => {
  await migrate(db, [first]);
  const edited = { ...first, text: 'create table shelf (id bigint)' };
  await expect(migrate(db, [edited, second])).rejects.toThrow(
    'Migration 0001_shelf was edited after it had been applied.',
  );
  expect(await listTables()).toEqual(['schema_migration', 'shelf']);
});

test('refuses a database of a newer version and leaves it unchanged', async () => {
  await migrate(db, [first, second]);
  const third = { name: '0003_lid', text: 'create table lid (id int)' };
  await expect(migrate(db, [first])).rejects.toThrow(
    'This database belongs to a newer version of Glowfare: it has 0002_box, and this version knows ' +
      'migrations up to 0001_shelf. Use the newer version',
  );
  await expect(migrate(db, [first, third])).rejects.toThrow('newer version');
  expect(await listTables()).toEqual(['box', 'schema_migration', 'shelf']);
});

test('ignores different line endings', async () => {
  await migrate(db, [{ ...first, text: 'create table\nshelf (id int)' }]);
  expect(await migrate(db, [{ ...first, text: 'create table\r\nshelf (id int)' }])).toEqual([]);
});

test('refuses a migration numbered before an applied one', async () => {
  await migrate(db, [second]);
  await expect(migrate(db, [first, second])).rejects.toThrow('Give it a higher number.');
});

test('a failed migration leaves nothing behind and can be retried', async () => {
  const broken = { ...second, text: 'create table box (id int); select 1 / 0' };
  await expect(migrate(db, [first, broken])).rejects.toThrow(
    'Migration 0002_box failed and was rolled back: division by zero',
  );
  expect(await listTables()).toEqual(['schema_migration', 'shelf']);
  expect(await migrate(db, [first, second])).toEqual([second.name]);
});

// The last one: dropping all tables again takes longest.
test('applies every migration to an empty database, once', async () => {
  const names = allMigrations.map(({ name }) => name);
  expect(await migrate(db)).toEqual(names);
  expect(await migrate(db)).toEqual([]);
  expect(await countPendingMigrations(db)).toBe(0);
});
