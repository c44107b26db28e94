import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { insertProfile } from '../accounts/profile.repo.server';
import { asPerson } from '../engine/as-person.server';
import { migrate } from '../engine/migrate.server';
import { sql } from '../engine/sql.server';
import { personRole, personTableAccess } from './person-access';
import { listAccessProblems, repairPersonAccess } from './person-access.repo.server';

const db = await openTestDatabase();
const now = new Date('2026-03-01T12:00:00Z');
const run = (script: string) => db.withLock('migration', (session) => session.script(script));

test('migrations grant the person role exactly the listed access', async () => {
  expect(await listAccessProblems(db)).toEqual([]);
  const granted = await db.rows(
    z.object({ table: z.string(), privileges: z.array(z.string()), isGuarded: z.boolean() }),
    sql`select class.relname as "table", class.relrowsecurity as "isGuarded",
        array_agg(lower(entry.privilege_type) order by entry.privilege_type) as privileges
      from pg_class class cross join aclexplode(class.relacl) entry
      join pg_roles role on role.oid = entry.grantee and role.rolname = ${personRole}
      group by class.relname, class.relrowsecurity order by class.relname`,
  );
  const listed = personTableAccess.map(({ table, privileges, policies }) => ({
    table,
    privileges: privileges.toSorted(),
    isGuarded: policies.length > 0,
  }));
  expect(granted).toEqual(listed.toSorted((a, b) => (a.table < b.table ? -1 : 1)));
});

describe('access that a restored dump has lost', () => {
  test.each([
    ['the policy', 'drop policy own_rows on profile', ['profile has no policy own_rows']],
    [
      'a policy that shows everything',
      `drop policy own_rows on profile;
       create policy own_rows on profile to ${personRole} using (true) with check (true)`,
      ['profile has no policy own_rows'],
    ],
    [
      'row-level security',
      'alter table profile disable row level security',
      ['profile does not enforce row-level security'],
    ],
    [
      'a policy of one command',
      'drop policy add_own on storage_object',
      ['storage_object has no policy add_own'],
    ],
    ['a grant', `revoke select on brand from ${personRole}`, ['brand: select is not granted']],
  ])('is found and repaired: %s', async (_, damage, problems) => {
    await run(damage);
    expect(await listAccessProblems(db)).toEqual(problems);
    expect(await repairPersonAccess(db)).toEqual(problems);
    expect(await listAccessProblems(db)).toEqual([]);
    expect(await repairPersonAccess(db)).toEqual([]);
  });

  test('is repaired when the role and everything that refers to it are missing', async () => {
    // The state after a dump was loaded into another server; other databases keep the role.
    await run(`drop owned by ${personRole}`);
    const problems = await listAccessProblems(db);
    expect(problems).toContain('price_alert has no policy own_rows');
    expect(problems).toContain('price_alert: insert is not granted');
    await repairPersonAccess(db);
    expect(await migrate(db)).toEqual([]);
    const [anna, ben] = [randomUUID(), randomUUID()];
    for (const userId of [anna, ben])
      await asPerson(db, userId, (tx) => insertProfile(tx, { userId, username: 'x' }, now));
    const seen = await asPerson(db, anna, (tx) =>
      tx.rows(z.object({ user_id: z.string() }), sql`select user_id from profile`),
    );
    expect(seen).toEqual([{ user_id: anna }]);
  });
});
