import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { signIn, startAuthSite } from '../../../tests/sites/auth-site';
import { addPushDevice, showPushDevices } from '../alerts/notify/push-devices.server';
import { createSiteKeys, readLinkKey, readPushKeys } from '../operations/site-keys.server';
import { replaceExposedKeys } from './replace-exposed-keys.server';

test('tokens of exposed keys are refused after the next start, and browsers renew them', async () => {
  const db = await openTestDatabase();
  const before = await startAuthSite(db);
  const { session } = await signIn(before);
  await before.stop();
  await replaceExposedKeys({ db });

  const site = await startAuthSite(db, { PORT: new URL(before.url).port });
  try {
    const asking = { Authorization: `Bearer ${session.access_token}` };
    const refused = await site.ask('GET', '/user', undefined, asking);
    expect(refused.status).toBe(403);
    const renewed = await site.ask('POST', '/token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    });
    const { access_token } = await renewed.json();
    const answer = await site.ask('GET', '/user', undefined, {
      Authorization: `Bearer ${access_token}`,
    });
    expect(answer.status).toBe(200);
  } finally {
    await site.stop();
  }
});

test('push keys are replaced and subscriptions deleted; links in emails keep working', async () => {
  const db = await openTestDatabase();
  const deps = testDeps(db);
  await createSiteKeys(deps);
  const userId = crypto.randomUUID();
  const endpoint = 'https://push.services.example/1';
  await addPushDevice(deps, { userId, email: null, endpoint, p256dh: 'key', auth: 'auth' });
  const before = await readPushKeys(db, deps.secrets);
  const linkKey = await readLinkKey(db, deps.secrets);

  await replaceExposedKeys(deps);
  await createSiteKeys(deps);

  const { publicKey } = await readPushKeys(db, deps.secrets);
  expect(publicKey).not.toBe(before.publicKey);
  expect(await showPushDevices(deps, { userId })).toEqual({ publicKey, endpoints: [] });
  expect(await readLinkKey(db, deps.secrets)).toBe(linkKey);
});
