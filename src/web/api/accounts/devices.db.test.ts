import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { type AuthSite, signUpConfirmed, startAuthSite } from '../../../../tests/sites/auth-site';

const db = await openTestDatabase();
let site: AuthSite;
beforeAll(async () => {
  site = await startAuthSite(db);
});
afterAll(() => site.stop());

const ask = (method: string, path: string, token?: string) =>
  fetch(`${site.url}/api/devices${path}`, {
    method,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });

test('lists a user’s sessions and ends one of them', async () => {
  const { person, session } = await signUpConfirmed(site);
  const phone = site.client();
  await phone.auth.signInWithPassword(person);
  const { items } = await (await ask('GET', '', session.access_token)).json();
  expect(items).toHaveLength(2);
  expect(items.filter((device: { current: boolean }) => device.current)).toHaveLength(1);
  expect(items[0]).toMatchObject({ aal: 'aal1', ip: '127.0.0.1', user_agent: expect.any(String) });
  const other = items.find((device: { current: boolean }) => !device.current);
  expect((await ask('DELETE', `/${other.id}`, session.access_token)).status).toBe(204);
  expect((await phone.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
  expect((await ask('DELETE', `/${other.id}`, session.access_token)).status).toBe(404);
});

test('does not end another user’s session', async () => {
  const [anna, ben] = [await signUpConfirmed(site), await signUpConfirmed(site)];
  const { items } = await (await ask('GET', '', ben.session.access_token)).json();
  for (const id of [items[0].id, 'nonsense', crypto.randomUUID()]) {
    expect((await ask('DELETE', `/${id}`, anna.session.access_token)).status).toBe(404);
    expect((await ask('DELETE', `/${id}`)).status).toBe(401);
  }
  expect((await ask('GET', '')).status).toBe(401);
  expect((await ben.client.auth.refreshSession()).error).toBeNull();
});
