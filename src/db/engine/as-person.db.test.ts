import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { deletePersonRows } from '../accounts/person.repo.server';
import { findProfile, insertProfile, updateProfileUsername } from '../accounts/profile.repo.server';
import { asPerson } from './as-person.server';
import { sql } from './sql.server';

const db = await openTestDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const [anna, ben] = [randomUUID(), randomUUID()];
const name = z.object({ username: z.string() });

beforeAll(async () => {
  for (const [userId, username] of [
    [anna, 'anna'],
    [ben, 'ben'],
  ] as const) {
    await asPerson(db, userId, (tx) => insertProfile(tx, { userId, username }, now));
  }
});

describe('with row-level security, a person', () => {
  test('sees only their own rows, even without a condition', async () => {
    const seen = await asPerson(db, anna, (tx) => tx.rows(name, sql`select username from profile`));
    expect(seen).toEqual([{ username: 'anna' }]);
  });

  test('cannot change, remove or take over another’s row', async () => {
    const touched = await asPerson(db, anna, async (tx) => [
      await updateProfileUsername(tx, { userId: ben, username: 'mine' }, now),
      await tx.execute(sql`delete from profile where user_id = ${ben}`),
      await tx.execute(sql`update profile set username = 'all'`),
    ]);
    expect(touched).toEqual([false, 0, 1]);
    expect((await findProfile(db, ben))?.username).toBe('ben');
    await expect(
      asPerson(db, anna, (tx) => tx.execute(sql`update profile set user_id = ${randomUUID()}`)),
    ).rejects.toThrow(/row-level security/);
    await expect(
      asPerson(db, anna, (tx) => insertProfile(tx, { userId: randomUUID(), username: 'x' }, now)),
    ).rejects.toThrow(/row-level security/);
  });

  test.each(['auth_user', 'auth_session', 'auth_signing_key', 'outbox_mail', 'job'])(
    'cannot look into %s',
    async (table) => {
      const { Sql } = await import('./sql.server');
      const query = new Sql([`select * from ${table}`], []);
      await expect(asPerson(db, anna, (tx) => tx.execute(query))).rejects.toThrow(
        /permission denied/,
      );
    },
  );

  test('is reset when the transaction commits or fails', async () => {
    await asPerson(db, anna, (tx) => tx.execute(sql`select 1`));
    await asPerson(db, anna, () => Promise.reject(new Error('no'))).catch(() => {});
    const both = await db.rows(name, sql`select username from profile`);
    expect(both).toHaveLength(2);
  });

  test('without an id sees nothing', async () => {
    const seen = await db.transaction(async (tx) => {
      await tx.execute(sql`set local role glowfare_person`);
      return tx.rows(name, sql`select username from profile`);
    });
    expect(seen).toEqual([]);
  });
});

test('every table with personal data has row-level security and is emptied on deletion', async () => {
  const tables = await db.rows(
    z.object({ name: z.string(), walled: z.boolean() }),
    sql`select c.relname as name, c.relrowsecurity as walled
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'user_id' and c.relkind = 'r' and c.relname not like 'auth\\_%'
        and c.relnamespace = 'public'::regnamespace`,
  );
  expect(tables.map((table) => table.name)).toContain('profile');
  expect(tables.filter(({ walled }) => !walled)).toEqual([]);
  await deletePersonRows(db, ben, now);
  for (const table of tables) {
    const { Sql } = await import('./sql.server');
    const left = new Sql([`select 1 from ${table.name} where user_id = `, ''], [ben]);
    expect(await db.rows(z.unknown(), left), table.name).toEqual([]);
  }
});
