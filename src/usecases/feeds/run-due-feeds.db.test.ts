import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { listFeeds } from '~/db/feeds/feed.repo.server';
import { listFeedRuns } from '~/db/feeds/feed-run.repo.server';
import { listOffersOfRetailer } from '~/db/testing/prices.server';
import { emptyTables } from '~/db/testing/tables.server';
import { hourMs, minuteMs } from '~/domain/durations';
import { createFeed } from '../../../tests/factories/feed';
import { readInProcess } from '../../../tests/setup/read-in-process';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { pauseFeed } from './manage-feeds.server';
import { runDueFeeds } from './run-due-feeds.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-due-'));
const db = await openTestDatabase();
const logged: { message: string; feed: unknown }[] = [];
const note = (fields: object, message: string) =>
  void logged.push({ message, feed: Reflect.get(fields, 'feed') });
const deps = testDeps(db, {
  feeds: createFeeds({ folder, read: readInProcess }),
  log: { info: note, warn: note, error: note },
});

beforeEach(async () => {
  deps.clock.set('2026-03-01T12:00:00Z');
  logged.length = 0;
  await emptyTables(db, 'feed_offer', 'feed_run', 'feed');
});

/** A feed of two offers whose products differ from those of other stores. */
async function add(retailer: string, everyMinutes: number | undefined, rows = 2) {
  const address = join(folder, `${retailer}.csv`);
  write(retailer, rows);
  await createFeed(deps, { retailer, address, everyMinutes });
}

function write(retailer: string, rows: number, price = 10) {
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `${n},Quiet Serum No ${n} 30 ml,${retailer} Labs,https://shop.example/${retailer}/${n},${price + n}.00,USD,Face Serums`,
  );
  const header = 'id,name,brand,url,price,currency,category';
  writeFileSync(join(folder, `${retailer}.csv`), [header, ...lines].join('\n'));
}

/** The number of runs of each feed. */
async function readings(): Promise<Record<string, number>> {
  const runs = await listFeedRuns(db, { feedId: null, limit: 100 });
  const countRuns = (id: number) => runs.filter(({ feedId }) => feedId === id).length;
  return Object.fromEntries(
    (await listFeeds(db, 100)).map(({ id, name }) => [name, countRuns(id)]),
  );
}

test('runs a feed when it is due, not before', async () => {
  await add('Alpha', 60);
  await runDueFeeds(deps);
  expect(await readings()).toEqual({ alpha: 1 });
  expect(logged).toEqual([{ message: 'imported a feed', feed: 'alpha' }]);
  deps.clock.advance(hourMs - 1);
  await runDueFeeds(deps);
  expect(await readings()).toEqual({ alpha: 1 });
  deps.clock.advance(1);
  await runDueFeeds(deps);
  expect(await readings()).toEqual({ alpha: 2 });
});

test('does not run feeds without a schedule or paused feeds', async () => {
  await add('Beta', undefined);
  await add('Gamma', 60);
  await pauseFeed(deps, { name: 'gamma', isPaused: true });
  await runDueFeeds(deps);
  expect(await readings()).toEqual({ beta: 0, gamma: 0 });
  await pauseFeed(deps, { name: 'gamma', isPaused: false });
  await runDueFeeds(deps);
  expect(await readings()).toEqual({ beta: 0, gamma: 1 });
});

test('a failing feed does not stop the others and waits for its next turn', async () => {
  await add('Delta', 60);
  await createFeed(deps, { retailer: 'Epsilon', address: join(folder, 'nowhere.csv') });
  await add('Zeta', 60);
  await runDueFeeds(deps);
  expect(await readings()).toEqual({ delta: 1, epsilon: 1, zeta: 1 });
  expect(logged.map(({ message, feed }) => `${feed}: ${message}`).toSorted()).toEqual([
    'delta: imported a feed',
    'epsilon: could not import a feed',
    'zeta: imported a feed',
  ]);
  deps.clock.advance(minuteMs);
  await runDueFeeds(deps);
  expect(await readings()).toEqual({ delta: 1, epsilon: 1, zeta: 1 });
});

test('a feed whose server is slow does not hold up the others and runs once', async () => {
  await add('Kappa', 60);
  await add('Slow', 60);
  await add('Omega', 60);
  const answered = Promise.withResolvers<void>();
  const isSlow = (address: string) => address.endsWith('Slow.csv');
  const { feeds } = deps;
  const slowDeps = {
    ...deps,
    feeds: {
      ...feeds,
      open: async (...[address, reading]: Parameters<typeof feeds.open>) => {
        if (isSlow(address)) await answered.promise;
        return feeds.open(address, reading);
      },
    },
  };
  const all = runDueFeeds(slowDeps);
  await vi.waitFor(() => expect(logged).toHaveLength(2), { timeout: 60_000 });
  expect(await readings()).toEqual({ kappa: 1, omega: 1, slow: 0 });
  // The schedule continues while the server is slow.
  deps.clock.advance(hourMs);
  await runDueFeeds(slowDeps);
  expect(await readings()).toEqual({ kappa: 2, omega: 2, slow: 0 });
  answered.resolve();
  await all;
  expect(await readings()).toEqual({ kappa: 2, omega: 2, slow: 1 });
});

test('logs a held feed and changes nothing', async () => {
  await add('Eta', 60, 10);
  await runDueFeeds(deps);
  write('Eta', 2, 11);
  deps.clock.advance(hourMs);
  await runDueFeeds(deps);
  expect(logged.at(-1)).toEqual({ message: 'held a feed for approval', feed: 'eta' });
  const listed = (await listOffersOfRetailer(db, 'Eta')).filter(({ inStock }) => inStock);
  expect(listed).toHaveLength(10);
  expect(Math.min(...listed.map(({ priceCents }) => priceCents))).toBe(1_000);
});

test('two concurrent workers run every feed once', async () => {
  await add('Theta', 60);
  await add('Iota', 60);
  await Promise.all([runDueFeeds(deps), runDueFeeds(deps)]);
  // The second process may have returned immediately; the next call must find nothing due.
  await runDueFeeds(deps);
  expect(await readings()).toEqual({ theta: 1, iota: 1 });
  expect(logged.filter(({ message }) => message !== 'imported a feed')).toEqual([]);
});
