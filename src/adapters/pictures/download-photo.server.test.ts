import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { PhotoRefused } from '~/domain/pictures/photo-refused';
import { isPublicAddress, openInternet } from '../net/public-address.server';
import { type DownloadRules, downloadPhoto } from './download-photo.server';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A store's server on this machine, permitted under the name localhost. */
async function startShop(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const thisMachine = {
  allowsAddress: (address: string) => address === '127.0.0.1' || address === '::1',
  allowsPort: () => true,
};
const rules: DownloadRules = { hosts: ['localhost'], policy: thisMachine };

async function reasonOf(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => new Error('it was taken'),
    (reason: unknown) => reason,
  );
  return error instanceof PhotoRefused ? error.reason : `unexpected: ${error}`;
}

describe('a photo', () => {
  test('of a permitted host is downloaded', async () => {
    const shop = await startShop((_, response) => response.end('bytes'));
    expect(Buffer.from(await downloadPhoto(`${shop}/a.jpg`, rules)).toString()).toBe('bytes');
  });

  test('behind a redirect to a permitted host is downloaded', async () => {
    const shop = await startShop((request, response) => {
      if (request.url === '/new.jpg') return void response.end('moved');
      response.writeHead(302, { Location: '/new.jpg' }).end();
    });
    expect(Buffer.from(await downloadPhoto(`${shop}/old.jpg`, rules)).toString()).toBe('moved');
  });

  test.each([
    ['https://elsewhere.example/a.jpg', 'unknown_host'],
    ['http://localhost.elsewhere.example/a.jpg', 'unknown_host'],
    ['http://notlocalhost/a.jpg', 'unknown_host'],
    ['ftp://localhost/a.jpg', 'bad_address'],
    ['file:///etc/passwd', 'bad_address'],
    ['javascript:alert(1)', 'bad_address'],
    ['data:image/svg+xml,<svg/>', 'bad_address'],
    ['http://user:secret@localhost/a.jpg', 'bad_address'],
    ['//localhost/a.jpg', 'bad_address'],
    ['', 'bad_address'],
  ])('at %s is refused: %s', async (address, reason) => {
    expect(await reasonOf(downloadPhoto(address, rules))).toBe(reason);
  });

  test.each([
    ['http://elsewhere.example/a.jpg', 'unknown_host'],
    ['http://169.254.169.254/latest/meta-data', 'unknown_host'],
    ['file:///etc/passwd', 'bad_address'],
  ])('that redirects to %s is refused', async (target, reason) => {
    const shop = await startShop((_, response) =>
      response.writeHead(301, { Location: target }).end(),
    );
    expect(await reasonOf(downloadPhoto(`${shop}/a.jpg`, rules))).toBe(reason);
  });

  test('with endless redirects is refused', async () => {
    let requests = 0;
    const shop = await startShop((_, response) => {
      requests += 1;
      response.writeHead(302, { Location: `/${requests}.jpg` }).end();
    });
    expect(await reasonOf(downloadPhoto(`${shop}/a.jpg`, rules))).toBe('too_many_redirects');
    expect(requests).toBe(4);
  });

  test('of a host name with a private address is never requested', async () => {
    let requests = 0;
    const shop = await startShop((_, response) => {
      requests += 1;
      response.end('secret');
    });
    const policy = { ...openInternet, allowsPort: () => true };
    expect(await reasonOf(downloadPhoto(shop, { hosts: ['localhost'], policy }))).toBe(
      'private_network',
    );
    expect(requests).toBe(0);
  });

  test.each(['127.0.0.1', '[::1]', '10.0.0.8', '169.254.169.254', '0x7f000001', '2130706433'])(
    'at the private address %s is refused even if the host is permitted',
    async (host) => {
      const hosts = [new URL(`http://${host}/`).hostname];
      expect(await reasonOf(downloadPhoto(`http://${host}/a.jpg`, { hosts }))).toBe(
        'private_network',
      );
    },
  );

  test('on an unusual port is refused', async () => {
    const address = 'http://localhost:5432/a.jpg';
    expect(await reasonOf(downloadPhoto(address, { hosts: ['localhost'] }))).toBe('bad_address');
  });

  test('with too large a content length is not read', async () => {
    const shop = await startShop((_, response) => {
      response.writeHead(200, { 'Content-Length': '5000' });
      response.write('x');
    });
    expect(await reasonOf(downloadPhoto(shop, { ...rules, maxBytes: 1_000 }))).toBe(
      'too_many_bytes',
    );
  });

  test('that exceeds the limit is aborted', async () => {
    const shop = await startShop((_, response) => {
      const more = (error?: Error | null) => {
        if (!error) response.write(Buffer.alloc(400), more);
      };
      more();
    });
    expect(await reasonOf(downloadPhoto(shop, { ...rules, maxBytes: 1_000 }))).toBe(
      'too_many_bytes',
    );
  });

  test('that never arrives times out', async () => {
    const shop = await startShop(() => {});
    expect(await reasonOf(downloadPhoto(shop, { ...rules, timeoutMs: 50 }))).toBe('too_slow');
  });

  test('that arrives too slowly times out', async () => {
    const shop = await startShop((_, response) => {
      const timer = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect(await reasonOf(downloadPhoto(shop, { ...rules, timeoutMs: 100 }))).toBe('too_slow');
  });

  test.each([404, 500, 204, 206])('with status %i is refused temporarily', async (status) => {
    const shop = await startShop((_, response) => response.writeHead(status).end());
    expect(await reasonOf(downloadPhoto(shop, rules))).toBe('bad_answer');
  });

  test('with a content encoding is refused: a small file could expand to a huge one', async () => {
    const shop = await startShop((_, response) =>
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x'),
    );
    expect(await reasonOf(downloadPhoto(shop, rules))).toBe('bad_answer');
  });

  test('of an unreachable server is refused temporarily', async () => {
    expect(await reasonOf(downloadPhoto('http://localhost:1/a.jpg', rules))).toBe('bad_answer');
  });
});

test.each([
  ...['8.8.8.8', '151.101.1.1', '2606:4700::1111', '2a00:1450:4001::1'].map(
    (ip) => [ip, true] as const,
  ),
  ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'].map(
    (ip) => [ip, false] as const,
  ),
  ...['169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'].map(
    (ip) => [ip, false] as const,
  ),
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1'].map(
    (ip) => [ip, false] as const,
  ),
  ...['fe80::1', 'fc00::1', 'fd12::1', 'ff02::1', '2002:7f00:1::', '2001::1'].map(
    (ip) => [ip, false] as const,
  ),
  ...['', 'localhost', '1.2.3', '999.1.1.1'].map((ip) => [ip, false] as const),
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
