import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isPublicAddress } from '~/adapters/net/public-address.server';
import { createPushTransport } from '~/adapters/push/web-push.server';
import { takeNextJob } from '~/db/testing/jobs.server';
import { countRows } from '~/db/testing/tables.server';
import { minuteMs } from '~/domain/durations';
import { jobHandlers } from '~/jobs/registry.server';
import { readPushKeys } from '~/usecases/operations/site-keys.server';
import { createAlert } from '../../../../tests/factories/alert';
import { startPushService } from '../../../../tests/servers/push-service';
import { openTestDatabase } from '../../../../tests/setup/test-database';
import { testDeps } from '../../../../tests/setup/test-deps';
import { openAlertWorld } from '../../../../tests/sites/alert-site';
import { addPushDevice } from './push-devices.server';

const db = await openTestDatabase();
const service = await startPushService();
afterAll(() => service.close());
const thisMachine = {
  allowsEndpoint: (endpoint: string) => endpoint.startsWith('https://localhost:'),
  allowsAddress: (address: string) => address === '127.0.0.1' || address === '::1',
};
const push = createPushTransport({ policy: thisMachine, ca: service.ca });
const deps = testDeps(db, { push });
const world = await openAlertWorld(db, deps);

beforeEach(async () => {
  service.received.length = 0;
  await world.reset();
  for (const _ of [1, 2]) {
    deps.clock.advance(minuteMs);
    await world.recordPrice([1, 2, 3], 2_000);
  }
  await world.reset();
});

/** Runs all jobs once, except emails. */
async function work() {
  for (;;) {
    const job = await takeNextJob(db, { exceptKind: 'send-mail' });
    if (!job) return;
    await jobHandlers[job.kind]?.run(deps, job.payload);
  }
}
async function fall(...offerIds: number[]) {
  deps.clock.advance(minuteMs);
  await world.recordPrice(offerIds, 1_800);
  await work();
}
/** A public key in uncompressed form: a 4 and the two coordinates. */
function pointOf(publicKey: string) {
  const bytes = Buffer.from(publicKey, 'base64url');
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((b) => b.toString('base64url'));
  return { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
}
const subscribe = (userId: string) =>
  addPushDevice(deps, { userId, email: null, ...service.subscription });

test('sends an encrypted and signed push message to a registered browser', async () => {
  const { userId } = await createAlert(deps);
  await subscribe(userId);
  await fall(1);
  expect(service.received).toHaveLength(1);
  const [message] = service.received;
  expect(JSON.parse(message?.text ?? '')).toEqual({
    title: 'Brand 1 Product 1',
    body: 'Now $18.00 at Store 1, was $20.00',
    path: '/product/1',
    tag: expect.any(String),
  });
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200' });
  const { publicKey } = await readPushKeys(db, deps.secrets);
  const { token = '', key } =
    /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(String(message?.headers.authorization))
      ?.groups ?? {};
  expect(key).toBe(publicKey);
  const { payload } = await jwtVerify(token, await importJWK(pointOf(publicKey), 'ES256'));
  expect(payload).toMatchObject({
    aud: new URL(service.subscription.endpoint).origin,
    sub: `mailto:${deps.site.contactEmail}`,
    exp: expect.any(Number),
  });
});

test('combines several notifications into one message', async () => {
  const { userId } = await createAlert(deps);
  await createAlert(deps, { productId: 2, userId });
  await subscribe(userId);
  await fall(1, 2);
  expect(service.received.map(({ text }) => JSON.parse(text).title)).toEqual([
    '2 prices you were waiting for',
  ]);
});

test('sends no push message without a registered browser', async () => {
  await createAlert(deps);
  await fall(1);
  expect(service.received).toEqual([]);
});

test.each([404, 410])('removes a browser whose subscription has ended (%i)', async (status) => {
  const { userId } = await createAlert(deps);
  await subscribe(userId);
  service.answer(status);
  await fall(1);
  expect(await countRows(db, 'push_device')).toBe(0);
});

test('retries when a push service is busy', async () => {
  const { userId } = await createAlert(deps);
  await subscribe(userId);
  service.answer(503);
  await expect(fall(1)).rejects.toThrow('The push service returned 503.');
  expect(await countRows(db, 'push_device')).toBe(1);
});

test('a redirect is not followed', async () => {
  const { userId } = await createAlert(deps);
  await subscribe(userId);
  service.answer(307);
  await expect(fall(1)).rejects.toThrow('The push service returned 307.');
  expect(service.received).toEqual([]);
});

test('does not contact an endpoint that resolves to a private address, but keeps it', async () => {
  const policy = { allowsEndpoint: () => true, allowsAddress: isPublicAddress };
  const careful = createPushTransport({ policy, ca: service.ca });
  const keys = await readPushKeys(db, deps.secrets);
  const sender = { keys, contact: 'mailto:hello@glowfare.test' };
  const sending = careful.send(service.subscription, { text: '{}', topic: 'a' }, sender);
  await expect(sending).rejects.toThrow('The push service has a private address.');
  expect(service.received).toEqual([]);
});

test('an invalid endpoint is not contacted', async () => {
  const strict = createPushTransport({ ca: service.ca });
  const keys = await readPushKeys(db, deps.secrets);
  const contact = 'mailto:hello@glowfare.test';
  const device = { ...service.subscription, endpoint: 'https://localhost.localdomain/push' };
  expect(await strict.send(device, { text: '{}', topic: 'a' }, { keys, contact })).toBe('gone');
  const plain = { ...service.subscription, endpoint: 'https://127.0.0.1/push' };
  expect(await strict.send(plain, { text: '{}', topic: 'a' }, { keys, contact })).toBe('gone');
  expect(service.received).toEqual([]);
});
