import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { copyDataFolder, startSite } from './site-process.ts';

const origin = () => new URL(process.env.JOURNEYS_URL ?? '');

/** Sends raw bytes and returns everything received until the connection closes. */
function sendRaw(bytes: string | Buffer, timeoutMs = 15_000, to = origin()): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(to.port), '127.0.0.1', () => socket.write(bytes));
    const timer = setTimeout(() => {
      socket.destroy();
      reject(
        new Error(
          `connection still open after ${timeoutMs} ms; received: ${received.slice(0, 200)}`,
        ),
      );
    }, timeoutMs);
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(received);
    });
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
const head = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', 'Connection: close', ...headers, '', ''].join('\r\n');
const get = (target: string, ...headers: string[]) =>
  sendRaw(head(`GET ${target} HTTP/1.1`, ...headers));

const missingPaths = [
  '//',
  '///evil.example/',
  '//evil.example/..',
  '/..;/',
  '/products/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/.env',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/server/main.js',
  '/server/main.js',
  '/%00',
  '/products%00',
  '/category/%00',
  '/__proto__',
  '/category/__proto__',
  '/category/constructor/toString',
  '/nope.data',
  '/__proto__.data',
  '/%F0%9F%92%84',
  '/%D7%A9%D7%9C%D7%95%D7%9D',
  `/${'a'.repeat(10_000)}`,
  `/${'a/'.repeat(3_000)}`,
  '/__manifest',
  '/__manifest?p=%2F&version=x',
];
const malformed = [
  '/%',
  '/%zz',
  '/%c0%af',
  '/category/%E0%A4%A',
  '/product/%',
  '/%.data',
  '/%ff.data',
];
const unusualTargets = [
  '/products?search=%',
  '/products?search=%zz%00%ff',
  '/products?search=%F0%9F%92%84%E2%80%AE',
  '/products?__proto__=1&constructor=2&search[]=a&search[__proto__]=b',
  `/products?${'a=1&'.repeat(3_000)}`,
  `/products?search=${'x'.repeat(12_000)}`,
  '/compare?ids=%&rows[]=x',
  '/routine?morning=%00,-1,1e9&evening[]=x&add=%zz&from=%F0%9F%92%84',
  `/compare?ids=${'1,'.repeat(5_000)}2`,
  '/products?search=%3Cscript%3Ealert(1)%3C/script%3E',
  '/?',
  '/?%',
  '/#fragment',
  '/products.data?search=%zz',
  '/products.data?_routes=%',
  '/_root.data?_routes=%',
  '/_root.data?_routes=__proto__,constructor,%00',
  '/_.data',
];

for (const target of missingPaths) {
  test(`${target.slice(0, 60)} is not found`, async () => {
    const answer = await get(target);
    expect([301, 302, 308, 400, 404]).toContain(statusOf(answer));
    // No redirect to another site.
    expect(answer).not.toMatch(/^location: *(https?:)?\/\//im);
    expect(answer).not.toContain('root:x:');
  });
}

for (const target of malformed) {
  test(`${target} is not found`, async () => {
    const answer = await get(target);
    expect(statusOf(answer)).toBe(404);
    expect(answer).toContain('Oops! Page not found');
  });
}

for (const target of unusualTargets) {
  test(`${target.slice(0, 60)} never fails`, async () => {
    expect([200, 202, 204, 301, 302, 400, 404]).toContain(statusOf(await get(target)));
  });
}

for (const [target, place] of [
  ['//', '/'],
  ['//products//?a=//b', '/products/?a=//b'],
  ['//evil.example/x', '/evil.example/x'],
]) {
  test(`${target} redirects to ${place}`, async () => {
    const answer = await get(target ?? '');
    expect(statusOf(answer)).toBe(308);
    expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(place);
  });
}

test('query parameters are escaped', async () => {
  const answer = await get('/products?search=%3Cscript%3Ealert(1)%3C/script%3E%22onload=x');
  expect(statusOf(answer)).toBe(200);
  expect(answer).not.toContain('<script>alert(1)');
});

for (const target of ['/', '/products', '/api/status', '/nope']) {
  test(`an absolute URL with another host gets our ${target} or an error`, async () => {
    const answer = await get(`http://evil.example${target}`);
    expect([200, 400, 404]).toContain(statusOf(answer));
    expect(answer).not.toContain('evil.example');
  });
}

for (const host of [
  '',
  'a b',
  'a/b',
  'a?b',
  'a#b',
  'a\\b',
  '[',
  'evil.example@x',
  ':::',
  'x:99999',
  '%',
  'a'.repeat(5_000),
]) {
  test(`host ${JSON.stringify(host.slice(0, 20))} never fails`, async () => {
    const answer = await sendRaw(
      `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect([200, 400, 404]).toContain(statusOf(answer));
  });
}

test('a made-up host is not in any cached page', async () => {
  const path = '/contact?kept=host';
  const first = await sendRaw(
    `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`,
  );
  expect(statusOf(first)).toBe(200);
  expect(await get(path)).not.toContain('evil.example');
});

for (const [name, size, statuses] of [
  ['a 20 KB URL', 20_000, [414, 431]],
  ['a 10 KB URL', 10_000, [404]],
] as const) {
  test(`${name} gets a response`, async () => {
    expect(statuses).toContain(statusOf(await get(`/${'x'.repeat(size)}`)));
  });
}

test('rejects 100 KB of headers', async () => {
  expect(statusOf(await get('/', `X: ${'x'.repeat(100_000)}`))).toBe(431);
});

test('5,000 headers get a response', async () => {
  const many = Array.from({ length: 5_000 }, () => 'a:');
  expect([200, 400, 431]).toContain(statusOf(await get('/', ...many)));
});

for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE']) {
  test(`rejects ${method} for pages and for endpoints without it`, async () => {
    const page = await sendRaw(head(`${method} / HTTP/1.1`));
    expect(statusOf(page)).toBe(405);
    expect(page).toMatch(/^allow: GET, HEAD/im);
    const api = await sendRaw(head(`${method} /api/status HTTP/1.1`));
    expect(statusOf(api)).toBe(405);
    expect(api).toMatch(/^allow: GET, HEAD/im);
  });
}

test('rejects unknown methods', async () => {
  const brewed = await sendRaw(head('BREW / HTTP/1.1'));
  expect(statusOf(brewed)).toBe(405);
  expect(brewed).toMatch(/^allow: GET, HEAD/im);
  const connected = await sendRaw('CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(connected).not.toMatch(/^HTTP\/1\.1 2/);
});

test('pages reject POST', async () => {
  for (const path of ['/', '/products', '/nope']) {
    const form = 'a=1';
    const headers = [
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${form.length}`,
    ];
    const answer = await sendRaw(head(`POST ${path} HTTP/1.1`, ...headers) + form);
    expect([404, 405]).toContain(statusOf(answer));
  }
});

test('rejects more than 128 KiB, with and without a content length', async () => {
  const body = 'x'.repeat(128 * 1024 + 1);
  for (const path of ['/api/dev/test-mail', '/']) {
    const json = 'Content-Type: application/json';
    const announced = head(`POST ${path} HTTP/1.1`, json, `Content-Length: ${body.length}`) + body;
    expect(statusOf(await sendRaw(announced))).toBe(413);
    const size = body.length.toString(16);
    const chunked =
      head(`POST ${path} HTTP/1.1`, json, 'Transfer-Encoding: chunked') +
      `${size}\r\n${body}\r\n0\r\n\r\n`;
    expect(statusOf(await sendRaw(chunked))).toBe(413);
  }
});

test('rejects an invalid chunk', async () => {
  const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
  const answer = await sendRaw(
    `${head('POST /api/dev/test-mail HTTP/1.1', ...headers)}zz\r\nhello\r\n`,
  );
  expect(statusOf(answer)).toBe(400);
});

test('rejects malformed JSON and a wrong content type', async () => {
  for (const [type, body] of [
    ['application/json', '{'],
    ['text/plain', '{"to":"a@b.example"}'],
  ]) {
    const response = await fetch(new URL('/api/dev/test-mail', origin()), {
      method: 'POST',
      headers: { 'Content-Type': type ?? '' },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_body' } });
  }
});

test('garbage after a request is not a request', async () => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const answer = await sendRaw(`${request}\x00\x01 nonsense\r\n\r\n`);
  expect(answer.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(answer).toContain('HTTP/1.1 400');
});

test('rejects bytes that are not HTTP', async () => {
  expect(
    statusOf(await sendRaw(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x0a, 0x0d, 0x0a]))),
  ).toBe(400);
});

test('closes the connection of a client that does not finish its request', async () => {
  test.slow();
  // Ten seconds for the headers, checked every five.
  await sendRaw('GET / HTTP/1.1\r\nHost: localh', 40_000);
});

test('client errors are not logged as errors', async () => {
  const folder = copyDataFolder('empty');
  const site = await startSite({ DATA_DIR: folder.path, LOG_LEVEL: 'info' });
  try {
    const json = ['Content-Type: application/json', 'Transfer-Encoding: chunked'];
    for (const bytes of [
      head('GET /% HTTP/1.1'),
      head('GET /nope HTTP/1.1'),
      head('PUT / HTTP/1.1'),
      head('POST / HTTP/1.1', 'Content-Length: 0'),
      head('POST /nope.data HTTP/1.1', 'Content-Length: 0'),
      `${head('POST /api/dev/test-mail HTTP/1.1', ...json)}zz\r\n`,
      `${head('POST /api/dev/test-mail HTTP/1.1', ...json)}1\r\n{\r\n0\r\n\r\n`,
    ]) {
      expect(statusOf(await sendRaw(bytes, 15_000, new URL(site.url)))).toBeGreaterThanOrEqual(400);
    }
    expect(await site.end('SIGTERM')).toBe(0);
    expect(site.output()).toContain('"path":"/nope"');
    expect(site.output()).not.toContain('"level":50');
  } finally {
    await site.end('SIGKILL');
    folder.remove();
  }
});

test('the site is healthy after all of this', async () => {
  for (const path of ['/', '/products', '/readyz']) {
    expect((await fetch(new URL(path, origin()))).status).toBe(200);
  }
});
