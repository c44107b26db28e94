import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sql } from '~/db/engine/sql.server';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../tests/setup/auth-site';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { tidyAccounts } from './tidy-accounts.server';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

async function visitor() {
  const client = site.client();
  const { data } = await client.auth.signInAnonymously();
  const headers = {
    Authorization: `Bearer ${data.session?.access_token}`,
    'Content-Type': 'application/json',
  };
  await fetch(`${site.url}/api/profile`, { method: 'POST', headers, body: '{}' });
  return { client, id: data.user?.id ?? '' };
}

test('deletes idle anonymous users with all their data, and no others', async () => {
  const gone = await visitor();
  const returning = await visitor();
  const member = await signUpConfirmed(site);
  site.advance(31 * 86_400);
  await returning.client.auth.refreshSession();
  await tidyAccounts(site.deps);
  const users = await db.rows(z.object({ id: z.string() }), sql`select id from auth_user`);
  expect(users.map(({ id }) => id).sort()).toEqual([returning.id, member.user.id].sort());
  const profiles = await db.rows(
    z.object({ id: z.string() }),
    sql`select user_id as id from profile`,
  );
  expect(profiles.map(({ id }) => id)).toEqual([returning.id]);
  expect(gone.id).not.toBe('');
});
