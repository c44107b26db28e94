import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { startLoadBalancer } from '../servers/load-balancer.ts';
import { startSmtpServer } from '../servers/smtp-server.ts';
import { findFreePort } from '../setup/free-port.ts';
import { startCluster } from '../setup/postgres-cluster.ts';
import { queueTestMail } from './queue-test-mail.ts';
import { startSite } from './site-process.ts';

const status = async (url: string) => (await fetch(url)).status;

test('the site survives a database outage', async () => {
  const cluster = await startCluster();
  const smtp = await startSmtpServer();
  const site = await startSite({
    DATABASE_URL: cluster.url,
    SMTP_URL: smtp.url,
    HEALTH_PORT: '0',
  });
  const [, operatorUrl] = /Health and metrics: (\S+)/.exec(site.output()) ?? [];
  try {
    // An email that the SMTP server rejected before the outage.
    smtp.refuse(451);
    await queueTestMail(site.url);
    await expect.poll(smtp.attempts).toBe(1);
    expect(await status(`${site.url}/`)).toBe(200);
    expect(await status(`${site.url}/products?search=seen`)).toBe(200);
    for (const probe of ['/readyz', '/readyz?exclude=database'])
      expect(await status(`${site.url}${probe}`)).toBe(200);

    await cluster.stop();

    await test.step('cached pages are still served', async () => {
      expect(await status(`${site.url}/`)).toBe(200);
      expect(await status(`${site.url}/products?search=seen`)).toBe(200);
    });
    await test.step('listings are rendered from memory', async () => {
      expect(await status(`${site.url}/products?search=unseen`)).toBe(200);
    });
    await test.step('other pages respond with 503 and a retry time', async () => {
      const response = await fetch(`${site.url}/product/1`);
      const html = await response.text();
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(html).toContain(response.headers.get('x-request-id'));
      expect(html).not.toMatch(/ECONNREFUSED|postgres:\/\/|at .*\.js:\d/);
    });
    await test.step('the API responds with JSON', async () => {
      const response = await fetch(`${site.url}/api/dev/test-mail`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"to":"ada@example.com"}',
      });
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ error: { code: 'database_unavailable' } });
    });
    await test.step('health checks report it', async () => {
      expect(await status(`${site.url}/readyz`)).toBe(503);
      expect(await status(`${site.url}/readyz?exclude=database`)).toBe(200);
      expect(await status(`${site.url}/healthz`)).toBe(200);
      const answer = await fetch(`${site.url}/api/status`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ ready: false, parts: { database: 'away' } });
    });
    await test.step('the port for the operator reports it, too', async () => {
      expect(await status(`${operatorUrl}/readyz`)).toBe(503);
      const metrics = await (await fetch(`${operatorUrl}/metrics`)).text();
      expect(metrics).toContain('\nglowfare_job_queue_up 0\n');
      expect(metrics).toContain('\nglowfare_database_up 0\n');
      expect(metrics).toMatch(/\nglowfare_page_cache_requests_total\{result="hit"\} [1-9]/);
      expect(metrics).toMatch(/\nglowfare_http_requests_total\{class="page",status="503"\} 1\n/);
      expect(await status(`${site.url}/metrics`)).toBe(404);
    });

    await cluster.start();

    await test.step('everything recovers by itself', async () => {
      await expect.poll(() => status(`${site.url}/readyz`), { timeout: 20_000 }).toBe(200);
      // The catalog is empty.
      await expect.poll(() => status(`${site.url}/product/1`)).toBe(404);
      await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1);
      await queueTestMail(site.url);
      await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(2);
    });
    expect(await site.end('SIGTERM')).toBe(0);
  } finally {
    await site.end('SIGKILL');
    await smtp.close();
    await cluster.remove();
  }
});

test('a site that starts before its database waits for it', async () => {
  const cluster = await startCluster();
  await cluster.stop();
  const site = await startSite({ DATABASE_URL: cluster.url }, 'Waiting for the database');
  try {
    await cluster.start();
    await expect.poll(site.output, { timeout: 30_000 }).toContain('Ready: ');
    expect(await status(`${site.url}/readyz`)).toBe(200);
  } finally {
    await site.end('SIGKILL');
    await cluster.remove();
  }
});

test('no request fails while two sites behind a load balancer restart in turn', async () => {
  const cluster = await startCluster();
  const ports = [await findFreePort(), await findFreePort()];
  const start = (port = 0) =>
    startSite({ DATABASE_URL: cluster.url, PORT: String(port), DRAIN_SECONDS: '2' });
  const sites = [await start(ports[0]), await start(ports[1])];
  const balancer = await startLoadBalancer(sites.map(({ url }) => url));
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const visit = async (path: string, init?: RequestInit) => {
    while (!isOver) {
      const outcome = await fetch(`${balancer.url}${path}`, init).then(
        async (response) => (await response.text()) && response.status,
        String,
      );
      if (outcome === 200 || outcome === 202) answered += 1;
      else failures.push(`${path}: ${outcome}`);
      // Leaves the processor to the sites that start.
      await pause(100);
    }
  };
  const mail = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"to":"ada@example.com"}',
  };
  const visits = ['/', '/products', '/healthz', '/api/products'].map((path) => visit(path));
  visits.push(visit('/api/dev/test-mail', mail));
  try {
    for (const [index, port] of ports.entries()) {
      await expect.poll(() => balancer.readyCount()).toBe(2);
      expect(await sites[index]?.end('SIGTERM')).toBe(0);
      sites[index] = await start(port);
    }
    await expect.poll(() => balancer.readyCount()).toBe(2);
    isOver = true;
    await Promise.all(visits);
    expect(failures).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  } finally {
    isOver = true;
    await Promise.all(visits);
    await balancer.close();
    for (const site of sites) await site.end('SIGKILL');
    await cluster.remove();
  }
});
