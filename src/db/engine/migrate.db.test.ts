import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import type { Database } from './database.server';
import { allMigrations, countPendingMigrations, migrate } from './migrate.server';
import { sql } from './sql.server';

async function openBareDatabase(): Promise<Database> {
  const db = await openTestDatabase();
  await db.withLock('migration', (session) =>
    session.script('drop schema public cascade; create schema public'),
  );
  return db;
}

async function listTables(db: Database): Promise<string[]> {
  const rows = await db.rows(
    z.object({ name: z.string() }),
    sql`select tablename as name from pg_tables where schemaname = 'public' order by name`,
  );
  return rows.map(({ name }) => name);
}

const first = { name: '0001_shelf', text: 'create table shelf (id int)' };
const second = { name: '0002_box', text: 'create table box (id int); insert into box values (1)' };

test('applies every migration to an empty database, once', async () => {
  const db = await openBareDatabase();
  const names = allMigrations.map(({ name }) => name);
  expect(await migrate(db)).toEqual(names);
  expect(await migrate(db)).toEqual([]);
  expect(await countPendingMigrations(db)).toBe(0);
});

test('applies only new migrations', async () => {
  const db = await openBareDatabase();
  await migrate(db, [first]);
  expect(await migrate(db, [first, second])).toEqual([second.name]);
  expect(await listTables(db)).toEqual(['box', 'schema_migration', 'shelf']);
});

test('refuses a migration that was edited after it was applied', async () => {
  const db = await openBareDatabase();
  await migrate(db, [first]);
  const edited = { ...first, text: 'create table shelf (id bigint)' };
  await expect(migrate(db, [edited, second])).rejects.toThrow(
    'Migration 0001_shelf was edited after it had been applied.',
  );
  expect(await listTables(db)).toEqual(['schema_migration', 'shelf']);
});

test('refuses a database of a newer version and leaves it unchanged', async () => {
  const db = await openBareDatabase();
  await migrate(db, [first, second]);
  const third = { name: '0003_lid', text: 'create table lid (id int)' };
  await expect(migrate(db, [first])).rejects.toThrow(
    'This database belongs to a newer version of Glowfare: it has 0002_box, and this version knows ' +
      'migrations up to 0001_shelf. Use the newer version',
  );
  await expect(migrate(db, [first, third])).rejects.toThrow('newer version');
  expect(await listTables(db)).toEqual(['box', 'schema_migration', 'shelf']);
});

test('ignores different line endings', async () => {
  const db = await openBareDatabase();
  await migrate(db, [{ ...first, text: 'create table\nshelf (id int)' }]);
  expect(await migrate(db, [{ ...first, text: 'create table\r\nshelf (id int)' }])).toEqual([]);
});

test('refuses a migration numbered before an applied one', async () => {
  const db = await openBareDatabase();
  await migrate(db, [second]);
  await expect(migrate(db, [first, second])).rejects.toThrow('Give it a higher number.');
});

test('a failed migration leaves nothing behind and can be retried', async () => {
  const db = await openBareDatabase();
  const broken = { ...second, text: 'create table box (id int); select 1 / 0' };
  await expect(migrate(db, [first, broken])).rejects.toThrow(
    'Migration 0002_box failed and was rolled back: division by zero',
  );
  expect(await listTables(db)).toEqual(['schema_migration', 'shelf']);
  expect(await migrate(db, [first, second])).toEqual([second.name]);
});
