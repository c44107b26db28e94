import { expect, test } from 'vitest';
import { createServiceCheck } from '~/auth/client/service-check.server';
import { listOutbox } from '~/usecases/email/read-outbox.server';
import { sendTestMail } from '~/usecases/email/send-test-mail.server';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { createApp } from './app.server';
import { createPageCache } from './http/cache/page-cache.server';
import { createOperatorApp } from './operator-app.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const key = 'a-key-of-at-least-thirty-two-characters';
const unused = () => Promise.reject(new Error('unexpected call'));
const operator = createOperatorApp(deps, {
  isOperator: createServiceCheck({ serviceKey: key, clock: deps.clock }),
  client: {
    prices: { set: unused, simulate: unused },
    alerts: { due: async () => ({ now: deps.clock.now(), notices: [] }), sendDue: unused },
    inbox: { run: unused },
    backup: { snapshot: () => Promise.reject(new Error('unexpected call')) },
    security: { events: unused },
  },
});
const site = createApp({
  deps,
  build: () => Promise.reject(new Error('there are no pages here')),
  cache: createPageCache({ maxBytes: 1_000_000, catalogVersion: () => 1 }),
  devPages: true,
  clientDir: undefined,
});
const withKey = { headers: { Authorization: `Bearer ${key}` } };

test.each([
  ['http://127.0.0.1:4000', 200],
  ['http://localhost:4000', 200],
  ['http://evil.example:4000', 404],
  ['http://192.168.1.5:4000', 404],
])('the operator API at %s responds with %i', async (origin, status) => {
  const answer = await operator.request(`${origin}/api/operator/alerts`, withKey);
  expect(answer.status).toBe(status);
});

test('accepts the key, and the site’s port does not serve the API', async () => {
  expect((await operator.request('http://127.0.0.1/api/operator/alerts')).status).toBe(401);
  expect((await operator.request('http://127.0.0.1/api/products', withKey)).status).toBe(404);
  expect((await site.request('http://127.0.0.1/api/operator/alerts', withKey)).status).toBe(404);
});

test('shows emails in the outbox to local host names only', async () => {
  await sendTestMail(deps, { to: 'ada@example.com' });
  const [mail] = await listOutbox(deps);
  const path = `/api/dev/mails/${mail?.id}`;
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1', 'http://glow.localhost']) {
    expect((await site.request(origin + path)).status, origin).toBe(200);
  }
  for (const origin of [
    'http://evil.example',
    'http://localhost.evil.example',
    'http://10.0.0.5',
  ]) {
    expect((await site.request(origin + path)).status, origin).toBe(404);
    const sent = await site.request(`${origin}/api/dev/test-mail`, { method: 'POST' });
    expect(sent.status, origin).toBe(404);
  }
});
