import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { startAuthSite } from '../../../tests/sites/auth-site';

const db = await openTestDatabase();
const open = await startAuthSite(db, { AUTH_PHONE: 'on', AUTH_AUTOCONFIRM: 'on' });
const careful = await startAuthSite(db, { AUTH_PHONE: 'on' });
afterAll(() => Promise.all([open.stop(), careful.stop()]));

const password = 'a good password for phones';

test('rejects a phone number that cannot be confirmed', async () => {
  const { data, error } = await careful.client().auth.signUp({ phone: '15551234567', password });
  expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' });
  expect(data).toEqual({ user: null, session: null });
  const settings = await (await careful.ask('GET', '/settings')).json();
  expect(settings.phone_autoconfirm).toBe(false);
});

test('accepts it with automatic confirmation', async () => {
  const { data, error } = await open.client().auth.signUp({ phone: '15551234568', password });
  expect(error).toBeNull();
  expect(data.session?.user.phone).toBe('15551234568');
});
