import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { RequestEnv } from './request-env.server';
import { commonSecurityHeaders, securityHeaders } from './security-headers.server';

const target = 'http://glowfare.test/other';
const app = new Hono<RequestEnv>();
app.use(securityHeaders({ https: true, trustProxy: 0 }));
app.get('/own', () => new Response('own', { headers: { 'X-Frame-Options': 'SAMEORIGIN' } }));
// Its header fields are read-only.
app.get('/redirect', () => Response.redirect(target, 302));

test('a response keeps its own fields and gets the others', async () => {
  const response = await app.request('/own');
  expect(await response.text()).toBe('own');
  expect(response.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(response.headers.get('Strict-Transport-Security')).toContain('max-age=');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

test('a response with read-only fields gets them too', async () => {
  const response = await app.request('/redirect');
  expect(response.status).toBe(302);
  expect(Object.fromEntries(response.headers)).toMatchObject({ location: target });
  for (const [name, value] of Object.entries(commonSecurityHeaders))
    expect(response.headers.get(name)).toBe(value);
});
