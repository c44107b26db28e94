import { afterAll, beforeAll, expect, test } from 'vitest';
import { findProfile } from '~/db/accounts/profile.repo.server';
import { listAuthUsers } from '~/db/auth/auth-user.repo.server';
import { countRows } from '~/db/testing/tables.server';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../tests/sites/auth-site';
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
  const users = await listAuthUsers(db, { limit: 10, offset: 0 });
  expect(users.map(({ id }) => id).sort()).toEqual([returning.id, member.user.id].sort());
  expect(await findProfile(db, returning.id)).not.toBeNull();
  expect(await countRows(db, 'profile')).toBe(1);
  expect(gone.id).not.toBe('');
});
