import type { Page, WebSocketRoute } from '@playwright/test';
import { test as base, expect, withoutPictures } from './fixtures.ts';
import { glowfare } from './glowfare-command.ts';
import { layoutShift } from './layout-shift.ts';
import { findOperatorClient } from './operator-client.ts';
import { copyDataFolder, demo, type SiteProcess, startSite } from './site-process.ts';

interface OwnSite extends SiteProcess {
  dataDir: string;
}

/** A separate site, because these tests change prices. */
async function startOwnSite(): Promise<OwnSite & { remove(): Promise<void> }> {
  const folder = copyDataFolder('demo');
  const site = await startSite({ DATA_DIR: folder.path, ...demo });
  return {
    ...site,
    dataDir: folder.path,
    async remove() {
      await site.end('SIGTERM');
      folder.remove();
    },
  };
}

const test = base.extend<object, { site: OwnSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from this pattern.
    async ({}, use) => {
      const site = await startOwnSite();
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
test.describe.configure({ mode: 'default' });

test.beforeEach(({ context }) => withoutPictures(context));

interface Price {
  offerId: number;
  price: number;
}

async function pricesOf(site: OwnSite, id: number): Promise<Price[]> {
  const { prices } = await (await fetch(`${site.url}/api/products/${id}`)).json();
  return prices;
}

/** Changes the price of the cheapest offer; returns the new price as displayed. */
async function reprice(site: OwnSite, id: number, change: (price: number) => number) {
  const [best] = await pricesOf(site, id);
  if (!best) throw new Error(`No store sells product ${id}.`);
  const priceCents = Math.round(change(best.price) * 100);
  await findOperatorClient(site.dataDir).prices.set({ offerId: best.offerId, priceCents });
  return `$${(priceCents / 100).toFixed(2)}`;
}

/** Opens a page and waits until it has joined a product's channel. */
async function openWatching(page: Page, path: string, id: number): Promise<void> {
  const isJoined = (data: string | Buffer) =>
    String(data).includes(`"realtime:price:${id}","phx_reply",{"status":"ok"`);
  // Listen only now: the previous page may still open its connection.
  await page.goto(path, { waitUntil: 'commit' });
  const socket = await page.waitForEvent('websocket');
  await socket.waitForEvent('framereceived', ({ payload }) => isJoined(payload));
}

const bestPrice = (page: Page) => page.getByRole('region', { name: 'Best price', exact: true });
const oneDollarLess = (price: number) => price - 1;

test('a price change by the operator shows in two open windows, without reload or layout shift', async ({
  page,
  context,
  site,
}) => {
  await openWatching(page, '/product/2', 2);
  const listing = await context.newPage();
  await openWatching(listing, '/products', 2);
  for (const window of [page, listing])
    await window.evaluate(() => document.body.setAttribute('data-same', 'page'));
  const before = await layoutShift(page);
  const price = await reprice(site, 2, oneDollarLess);

  await expect(bestPrice(page).getByText(price, { exact: true })).toHaveClass(/price-fell/);
  await expect(page.getByRole('status').filter({ hasText: 'Best price now' })).toContainText(price);
  const row = page.getByRole('listitem').filter({ hasText: 'Cheapest' }).first();
  await expect(row).toContainText(price);
  const card = listing.getByRole('article').filter({ has: listing.locator('[href="/product/2"]') });
  await expect(card.getByText(price, { exact: true }).first()).toHaveClass(/price-fell/);
  await expect(card).toContainText(`From ${price}`);
  // The history is refetched from the server.
  await expect(page.getByRole('region', { name: 'Price history' })).toContainText(price);
  for (const window of [page, listing])
    await expect(window.locator('body')).toHaveAttribute('data-same', 'page');
  expect((await layoutShift(page)) - before).toBeLessThanOrEqual(0.02);
  expect(await layoutShift(listing)).toBeLessThanOrEqual(0.02);
});

test('a price drop shows on an open favorites page', async ({ page, site }) => {
  await page.goto('/product/6');
  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await openWatching(page, '/favorites', 6);
  const row = page.getByRole('main').getByRole('article');
  await expect(row).toContainText('Same price as when saved');
  const price = await reprice(site, 6, oneDollarLess);
  await expect(row).toContainText(price);
  await expect(row).toContainText(/\$1\.00 \(\d+%\) lower than when saved/);
});

test('a price increase is highlighted, but not with reduced motion', async ({ page, site }) => {
  await openWatching(page, '/product/3', 3);
  const price = await reprice(site, 3, (now) => now + 0.5);
  const figure = page.getByText(price, { exact: true }).locator('visible=true').first();
  await expect(figure).toHaveClass(/price-rose/);
  const animation = () => figure.evaluate((element) => getComputedStyle(element).animationName);
  expect(await animation()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await animation()).toBe('price-news');
});

test('a page without a connection refetches when it is focused', async ({ page, site }) => {
  let refused = 0;
  await page.routeWebSocket(/\/realtime\/v1/, (socket) => {
    refused += 1;
    socket.close();
  });
  await page.goto('/product/4');
  await expect.poll(() => refused).toBeGreaterThan(0);
  const price = await reprice(site, 4, oneDollarLess);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(bestPrice(page)).toContainText(price);
});

test('a lost connection is restored, and missed prices are refetched', async ({ page, site }) => {
  const connections: WebSocketRoute[] = [];
  let isOffline = false;
  await page.routeWebSocket(/\/realtime\/v1/, (socket) => {
    if (isOffline) return socket.close();
    socket.connectToServer();
    connections.push(socket);
  });
  await page.goto('/product/5');
  await expect.poll(() => connections.length).toBe(1);
  isOffline = true;
  await connections[0]?.close();
  const price = await reprice(site, 5, oneDollarLess);
  isOffline = false;
  await expect(bestPrice(page)).toContainText(price);
});

test('live prices load only after the page is idle', async ({ page }) => {
  await openWatching(page, '/product/6', 6);
  const times = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /watch-prices/.test(name));
    return {
      loaded: navigation?.toJSON().loadEventStart,
      begun: scripts.map((one) => one.startTime),
    };
  });
  expect(times.begun).toHaveLength(1);
  expect(times.begun[0]).toBeGreaterThanOrEqual(times.loaded);
});

test('operator commands work while the site is using the database', async ({ site }) => {
  const { prices, alerts } = findOperatorClient(site.dataDir);
  await expect(prices.set({ offerId: 999_999, priceCents: 100 })).rejects.toThrow(
    'There is no offer 999999.',
  );
  const simulated = ['prices', 'simulate', '--changes', '30', '--over', '1s'];
  expect(await glowfare(site.dataDir, simulated).ended).toMatchObject({
    code: 0,
    stdout: '30 demo prices changed.\n',
  });
  expect((await alerts.due()).notices).toEqual([]);
  expect(await glowfare(site.dataDir, ['alerts', 'due']).ended).toMatchObject({
    code: 0,
    stdout: 'None.\nQueued price alerts for 0 people.\n',
  });
  for (const method of ['GET', 'POST']) {
    // The operator commands use a separate port.
    const stranger = await fetch(`${site.url}/api/operator/alerts`, { method });
    expect(stranger.status).toBe(404);
  }
});
