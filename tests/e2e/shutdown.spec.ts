import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { WebSocket } from 'ws';
import { queueTestMail } from './queue-test-mail.ts';
import {
  copyDataFolder,
  createDataFolder,
  listMailIds,
  pathsOthersCanAccess,
  startSite,
} from './site-process.ts';

test('a site holds its folder alone; on SIGTERM it finishes the current request and releases it', async () => {
  const folder = copyDataFolder('empty');
  const site = await startSite({ DATA_DIR: folder.path });
  try {
    await expect(startSite({ DATA_DIR: folder.path })).rejects.toThrow(
      `is in use by process ${site.process.pid}`,
    );
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    const body = '{"to":"ada@example.com"}';
    const mail = request(`${site.url}/api/dev/test-mail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': body.length },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      mail.on('response', (response) => resolve(response.resume().statusCode));
      mail.on('error', reject);
    });
    await new Promise((resolve) => mail.write(body.slice(0, 5), resolve));
    // A response to this means that the server has received the start of the other request.
    await fetch(`${site.url}/healthz`);
    expect(site.process.kill('SIGTERM')).toBe(true);
    await expect.poll(site.output).toContain('Stopping');
    // The rest of the body arrives while the site is stopping.
    mail.end(body.slice(5));
    expect(existsSync(join(folder.path, 'glowfare.lock'))).toBe(true);
    expect(await answered).toBe(202);
    expect(await site.end('SIGTERM')).toBe(0);
    expect(site.output()).toContain('Stopped.');
    expect(existsSync(join(folder.path, 'glowfare.lock'))).toBe(false);
  } finally {
    await site.end('SIGKILL');
    folder.remove();
  }
});

test('idle connections do not block shutdown, and clients are told to reconnect', async () => {
  const folder = copyDataFolder('empty');
  const site = await startSite({ DATA_DIR: folder.path });
  try {
    const port = Number(new URL(site.url).port);
    const silent = connect(port, '127.0.0.1').on('error', () => {});
    const half = connect(port, '127.0.0.1').on('error', () => {});
    half.write('GET / HTTP/1.1\r\nHost:');
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/realtime/v1/websocket`);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    expect(await site.end('SIGINT')).toBe(0);
    expect((await closed)[0]).toBe(1012);
    silent.destroy();
    half.destroy();
  } finally {
    await site.end('SIGKILL');
    folder.remove();
  }
});

test('every queued email survives kill -9', async () => {
  const folder = copyDataFolder('empty');
  const promised: string[] = [];
  let site = await startSite({ DATA_DIR: folder.path });
  try {
    for (const round of [1, 2]) {
      const { url } = site;
      const promise = async () => {
        // Until the site is killed.
        for (;;) promised.push(await queueTestMail(url));
      };
      const promises = Promise.allSettled([promise(), promise(), promise()]);
      await expect.poll(() => promised.length).toBeGreaterThan(round * 10);
      expect(await site.end('SIGKILL')).toBe('SIGKILL');
      await promises;
      expect(existsSync(join(folder.path, 'glowfare.lock'))).toBe(true);
      site = await startSite({ DATA_DIR: folder.path });
    }
    const stored = await listMailIds(site.url);
    // The outbox page lists the newest hundred.
    expect(promised.slice(-50).filter((id) => !stored.has(id))).toEqual([]);
    expect(await site.end('SIGTERM')).toBe(0);
  } finally {
    await site.end('SIGKILL');
    folder.remove();
  }
});

test('a new data folder is closed to others; after a kill during the first catalog import, the next start completes it', async () => {
  const folder = createDataFolder();
  const dataDir = join(folder.path, 'data');
  const demo = { DATA_DIR: dataDir, CATALOGUE: 'demo', DEMO_PRODUCTS: '300' };
  let site = await startSite(demo, 'Loading the catalog');
  try {
    expect(site.output()).toContain(`Created ${join(dataDir, 'secrets.key')}`);
    expect(pathsOthersCanAccess(dataDir)).toEqual([]);
    await site.end('SIGKILL');
    // The import process notices quickly and releases the folder.
    await expect(async () => {
      site = await startSite(demo);
    }).toPass({ timeout: 150_000 });
    const listing = await fetch(`${site.url}/api/products`);
    expect(await listing.json()).toMatchObject({ variants: 300 });
    expect(await site.end('SIGTERM')).toBe(0);
  } finally {
    await site.end('SIGKILL');
    folder.remove();
  }
});
