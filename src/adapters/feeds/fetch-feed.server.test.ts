import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { fetchFeed } from './fetch-feed.server';

const path = join(mkdtempSync(join(tmpdir(), 'glowfare-fetch-')), 'feed');
const everywhere = { allowsAddress: () => true, allowsPort: () => true };
const rules = { policy: everywhere, allowsHttp: true };
const nothing = { etag: null, lastModified: null };

let answer: RequestListener = (_, response) => void response.end();
const server = createServer((request, response) => answer(request, response));
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const bound = server.address();
const port = bound && typeof bound === 'object' ? bound.port : 0;
const address = `http://127.0.0.1:${port}/feed.csv`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('fetching a feed', () => {
  test('stores the file and sends conditional requests afterwards', async () => {
    answer = (request, response) => {
      if (request.headers['if-none-match'] === '"1"') return void response.writeHead(304).end();
      response.writeHead(200, { ETag: '"1"', 'Last-Modified': 'Sun, 01 Mar 2026 00:00:00 GMT' });
      response.end('id,name');
    };
    const fetched = await fetchFeed(address, nothing, path, rules);
    expect(fetched).toEqual({ etag: '"1"', lastModified: 'Sun, 01 Mar 2026 00:00:00 GMT' });
    expect(readFileSync(path, 'utf8')).toBe('id,name');
    expect(await fetchFeed(address, { etag: '"1"', lastModified: null }, path, rules)).toBeNull();
  });

  test('follows a limited number of redirects', async () => {
    answer = (request, response) =>
      void response
        .writeHead(302, { Location: `/again?${Math.random()}${request.url?.length}` })
        .end();
    await expect(fetchFeed(address, nothing, path, rules)).rejects.toThrow('redirects too often');
  });

  test('keeps passwords and keys in URLs out of errors', async () => {
    const secret = 'q1W2e3R4';
    const keyed = address.replace('//', `//user:${secret}@`).concat(`?key=${secret}`);
    answer = (_, response) => void response.writeHead(302, { Location: keyed }).end();
    const looping = fetchFeed(keyed, nothing, path, rules);
    await expect(looping).rejects.toThrow(`127.0.0.1:${port} redirects too often.`);
    const broken = fetchFeed(`https://user:${secret}@[/feed`, nothing, path, rules);
    await expect(broken).rejects.toThrow('The feed address is not a web address.');
    answer = (_, response) =>
      void response.writeHead(302, { Location: `https://[?key=${secret}` }).end();
    const astray = fetchFeed(keyed, nothing, path, rules);
    await expect(astray).rejects.toThrow(
      `127.0.0.1:${port} redirects to an address that is not a web address.`,
    );
  });

  test('rejects files that are too large or incomplete', async () => {
    answer = (_, response) => void response.end('x'.repeat(2_000));
    await expect(fetchFeed(address, nothing, path, { ...rules, maxBytes: 1_000 })).rejects.toThrow(
      'larger',
    );
    answer = (_, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('short');
      setTimeout(() => response.destroy(), 20);
    };
    await expect(fetchFeed(address, nothing, path, rules)).rejects.toThrow();
  });

  test('drops a server that stalls before or during the answer', async () => {
    const stalled = { ...rules, maxIdleMs: 50 };
    const message = `127.0.0.1:${port} sent nothing for 0.05 seconds.`;
    answer = () => {};
    await expect(fetchFeed(address, nothing, path, stalled)).rejects.toThrow(message);
    answer = (_, response) => void response.writeHead(200).write('id,name\n');
    await expect(fetchFeed(address, nothing, path, stalled)).rejects.toThrow(message);
  });

  test('uses https only and no private addresses', async () => {
    await expect(fetchFeed(address, nothing, path)).rejects.toThrow('Feeds must use https');
    const inside = fetchFeed('https://127.0.0.1/feed', nothing, path);
    await expect(inside).rejects.toThrow('127.0.0.1 resolves to a private network');
    answer = (_, response) =>
      void response.writeHead(302, { Location: 'file:///etc/passwd' }).end();
    await expect(fetchFeed(address, nothing, path, rules)).rejects.toThrow('Feeds must use https');
  });
});
