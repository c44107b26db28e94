import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { RequestEnv } from '../request-env.server';
import { explainTrustProxy, warnAboutProxies } from './proxy-warning.server';

function site(trustProxy: number) {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const app = new Hono<RequestEnv>();
  app.use(warnAboutProxies(trustProxy, log));
  app.get('*', (c) => c.text('ok'));
  return {
    log,
    ask: (path: string, forwardedFor?: string) =>
      app.request(path, { headers: forwardedFor ? { 'X-Forwarded-For': forwardedFor } : {} }),
  };
}

test.each([
  [0, undefined, 0],
  [0, '1.2.3.4', 1],
  [1, '1.2.3.4', 0],
  [1, undefined, 1],
  [2, '1.2.3.4', 1],
  [2, '6.6.6.6, 1.2.3.4', 0],
])('TRUST_PROXY=%i and X-Forwarded-For: %s: %i warnings', async (hops, forwarded, warnings) => {
  const { ask, log } = site(hops);
  await ask('/api/products', forwarded);
  await ask('/api/products', forwarded);
  expect(log.warn).toHaveBeenCalledTimes(warnings);
});

test('health checks bypass the proxies and cause no warning', async () => {
  const { ask, log } = site(1);
  await ask('/healthz');
  expect(log.warn).not.toHaveBeenCalled();
});

test('startup output explains what is trusted', () => {
  expect(explainTrustProxy(0)).toBeUndefined();
  expect(explainTrustProxy(1)).toContain('the last entry of X-Forwarded-For');
  expect(explainTrustProxy(3)).toContain('3 proxies in front: entry 3 from the end');
});
