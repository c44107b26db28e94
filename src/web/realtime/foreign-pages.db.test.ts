import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { type AuthSite, startAuthSite } from '../../../tests/sites/auth-site';

let site: AuthSite;
beforeAll(async () => {
  const settings = { AUTH_REDIRECT_URLS: 'https://app.example/*' };
  site = await startAuthSite(await openTestDatabase(), settings, {}, {});
});
afterAll(() => site.stop());

/** Whether a WebSocket with these headers opens; otherwise the status. */
async function connect(headers: Record<string, string>): Promise<'open' | number> {
  const address = `${site.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=2.0.0`;
  const socket = new WebSocket(address, { headers });
  const refused = once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode);
  const opened = once(socket, 'open').then(() => 'open' as const);
  socket.on('error', () => {});
  const outcome = await Promise.race([opened, refused]);
  socket.terminate();
  return outcome;
}

test.each<[string, (url: string) => Record<string, string>, 'open' | number]>([
  ['a program, which sends no Origin', () => ({}), 'open'],
  ['a page of this site', (url) => ({ Origin: url, 'Sec-Fetch-Site': 'same-origin' }), 'open'],
  ['a page of this site in an old browser', (url) => ({ Origin: url }), 'open'],
  ['a page of a site that may call us', () => ({ Origin: 'https://app.example' }), 'open'],
  ['a page of another site', () => ({ Origin: 'https://evil.example' }), 403],
  [
    'a page of another site according to Sec-Fetch-Site',
    () => ({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }),
    403,
  ],
  ['a page with an opaque origin', () => ({ Origin: 'null' }), 403],
])('%s', async (_, headers, expected) => {
  expect(await connect(headers(site.url))).toBe(expected);
});
