import { randomUUID } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSearchIndexBuilder } from '~/adapters/search/create-search-index';
import { createSnapshotFolder } from '~/adapters/search/snapshot/snapshot-folder.server';
import { createSwappableSearch } from '~/adapters/search/swappable-search';
import type { Database } from '~/db/engine/database.server';
import { deletePriceChangesBefore } from '~/db/prices/price-change.repo.server';
import { updatePriceDropProgress } from '~/db/prices/price-drop-progress.repo.server';
import { findSearchSnapshot, takeSnapshotLease } from '~/db/search/search-snapshot.repo.server';
import { notifyPriceFollowers } from '~/db/testing/prices.server';
import { anyProduct } from '~/domain/search/search-index';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { recordPrices } from '../prices/record-prices.server';
import { type FreshSearch, keepSearchFresh } from './keep-search-fresh.server';
import { shareSearchIndex } from './share-search-index.server';

const soon = { timeout: 60_000, interval: 20 };
const source = aSource(
  aBatch(
    [aProduct(1, { name: 'Rose Serum' }), aProduct(2, { name: 'Clay Mask' })],
    [anOffer(1, { productId: 1, priceCents: 1_000 })],
  ),
);
const seen = (productId: number, priceCents: number, minute = 0) => ({
  productId,
  retailerId: 1,
  priceCents,
  originalPriceCents: null,
  inStock: true,
  url: `https://store.example/${productId}`,
  seenAt: new Date(Date.UTC(2026, 2, 1, 11, minute)),
});

let db: Database;
let folder: string;
const running: FreshSearch[] = [];
beforeEach(async () => {
  db = await openTestDatabase();
  folder = join(tmpdir(), `glowfare-snapshots-${randomUUID()}`);
});
afterEach(async () => {
  await stopAll();
  await rm(folder, { recursive: true, force: true });
});

async function stopAll(): Promise<void> {
  await Promise.all(running.splice(0).map((search) => search.stop()));
}

/** A process that answers searches; `withDb` overrides its database. */
async function startProcess(withDb: Database = db, maxProductsToUpdateFirst?: number) {
  const deps = testDeps(withDb);
  const search = createSwappableSearch();
  const fresh = await keepSearchFresh(deps, {
    createBuilder: createSearchIndexBuilder,
    snapshots: createSnapshotFolder(folder),
    use: search.replace,
    debounceMs: 10,
    ...(maxProductsToUpdateFirst === undefined ? {} : { maxProductsToUpdateFirst }),
  });
  running.push(fresh);
  /** How many products were read for each index that was built. */
  const builds = () =>
    deps.logLines.flatMap(({ message, fields }) =>
      message === 'built the search index' && 'changedProducts' in fields
        ? [fields.changedProducts]
        : [],
    );
  return { deps, search, fresh, builds };
}

const storedFiles = async () =>
  (await readdir(folder)).filter((name) => name.endsWith('.snapshot')).sort();

async function findStoredFile() {
  const place = await createSnapshotFolder(folder).open();
  return (await findSearchSnapshot(db, place))?.file;
}

/** Waits for the next file of the index. */
async function waitForFile(before: readonly string[] = []): Promise<string> {
  return vi.waitFor(async () => {
    const [file = ''] = await storedFiles();
    const row = await findStoredFile();
    expect(before).not.toContain(row);
    expect(file).toBe(row);
    return file;
  }, soon);
}

test('every running process finds a newly loaded catalog', async () => {
  const processes = [await startProcess(), await startProcess()];
  expect(processes.map(({ search }) => search.productCount)).toEqual([0, 0]);
  await loadCatalog(testDeps(db), source);
  await vi.waitFor(() => {
    for (const { search } of processes) expect(search.suggest('rose').products).toEqual([1]);
  }, soon);
});

test('finds a product as soon as it has an offer, at its current price', async () => {
  await loadCatalog(testDeps(db), source);
  const { search, fresh } = await startProcess();
  expect(search.suggest('clay').products).toEqual([]);
  await recordPrices(testDeps(db), [seen(2, 900)]);
  await recordPrices(testDeps(db), [seen(2, 800, 1), seen(1, 700, 1)]);
  const everything = {
    ...anyProduct,
    sort: 'price-low' as const,
    pageSize: 24,
    now: new Date('2026-03-01T12:00:00Z'),
  };
  await vi.waitFor(() => {
    expect(search.suggest('clay').products).toEqual([2]);
    expect(search.list({ ...everything, maxPriceCents: 800 }).ids).toEqual([1, 2]);
  }, soon);
  const before = fresh.changeovers();
  expect(before).toBeGreaterThan(0);
  await recordPrices(testDeps(db), [seen(2, 600, 2)]);
  await vi.waitFor(() => expect(search.list(everything).ids).toEqual([2, 1]), soon);
  // Price changes alone do not rebuild the index.
  expect(fresh.changeovers()).toBe(before);
});

test('counts a price as a change once searches use it, so that pages rendered before are outdated', async () => {
  await loadCatalog(testDeps(db), source);
  const { deps, search, fresh } = await startProcess();
  const before = fresh.changes();
  await recordPrices(deps, [seen(1, 700, 1)]);
  await vi.waitFor(() => expect(fresh.changes()).toBeGreaterThan(before), soon);
  const cheap = { ...anyProduct, maxPriceCents: 800, now: new Date('2026-03-01T12:00:00Z') };
  expect(search.list({ ...cheap, sort: 'price-low', pageSize: 24 }).ids).toEqual([1]);
});

test('rebuilds the index after a gap in the price changes', async () => {
  await loadCatalog(testDeps(db), source);
  const { search, fresh } = await startProcess({
    ...db,
    listen: async (channel, onNotify) =>
      db.listen(channel, (payload) => {
        if (awake) onNotify(payload);
      }),
  });
  let awake = false;
  await recordPrices(testDeps(db), [seen(1, 500)]);
  await updatePriceDropProgress(db, { upToProduct: null, upToChange: 1_000_000 });
  await deletePriceChangesBefore(db, { before: new Date('2027-01-01'), limit: 100 });
  awake = true;
  await notifyPriceFollowers(db);
  await vi.waitFor(() => expect(fresh.changeovers()).toBe(1), soon);
  expect(search.productCount).toBe(1);
});

test('retries a failed build and answers from the old index until then', async () => {
  await loadCatalog(testDeps(db), source);
  let failing = false;
  const { deps, search, fresh } = await startProcess({
    ...db,
    rows: (row, query) =>
      failing && query.compile().text.includes('key_ingredients')
        ? Promise.reject(new Error('hiccup'))
        : db.rows(row, query),
  });
  failing = true;
  await recordPrices(testDeps(db), [seen(2, 900)]);
  await vi.waitFor(
    () =>
      expect(deps.logLines).toContainEqual(
        expect.objectContaining({ message: 'could not rebuild the search index' }),
      ),
    soon,
  );
  expect(search.suggest('rose').products).toEqual([1]);
  failing = false;
  await vi.waitFor(() => expect(fresh.changeovers()).toBe(1), soon);
  expect(search.suggest('clay').products).toEqual([2]);
});

const everything = {
  ...anyProduct,
  sort: 'price-low' as const,
  pageSize: 24,
  now: new Date('2026-03-01T12:00:00Z'),
};
const messages = ({ logLines }: ReturnType<typeof testDeps>) =>
  logLines.map(({ message }) => message);

test('a new process loads the stored index and has the latest prices at once', async () => {
  await loadCatalog(testDeps(db), source);
  await recordPrices(testDeps(db), [seen(2, 900)]);
  await startProcess();
  await waitForFile();
  await stopAll();
  await recordPrices(testDeps(db), [seen(1, 500, 1)]);
  const { search, builds, deps } = await startProcess();
  expect(builds()).toEqual([]);
  expect(messages(deps)).toContain('loaded the stored search index');
  expect(search.list({ ...everything, maxPriceCents: 600 }).ids).toEqual([1]);
  expect(search.suggest('clay').products).toEqual([2]);
});

test('of several processes one builds the index of new products, and the others load it', async () => {
  const ids = [1, 2, 3, 4, 5];
  const products = ids.map((id) =>
    aProduct(id, { name: id === 2 ? 'Clay Mask' : `Rose Serum ${id}` }),
  );
  const offers = ids.filter((id) => id !== 2).map((id) => anOffer(id, { productId: id }));
  await loadCatalog(testDeps(db), aSource(aBatch(products, offers)));
  const first = await startProcess();
  await waitForFile();
  const processes = [first, await startProcess(), await startProcess()];
  const allBuilds = () => processes.flatMap(({ builds }) => builds());
  expect(allBuilds()).toEqual([4]);
  await recordPrices(testDeps(db), [seen(2, 900)]);
  await vi.waitFor(() => {
    for (const { search } of processes) expect(search.suggest('clay').products).toEqual([2]);
  }, soon);
  // Only the new product was read.
  expect(allBuilds()).toEqual([4, 1]);
});

test('processes that start together build the index once', async () => {
  await loadCatalog(testDeps(db), source);
  const processes = await Promise.all([startProcess(), startProcess(), startProcess()]);
  expect(processes.flatMap(({ builds }) => builds())).toEqual([1]);
  for (const { search } of processes) expect(search.suggest('rose').products).toEqual([1]);
});

async function storeIndexWithoutSecondProduct(): Promise<string> {
  await loadCatalog(testDeps(db), source);
  await startProcess();
  const file = await waitForFile();
  await stopAll();
  await recordPrices(testDeps(db), [seen(2, 900)]);
  return file;
}

test('adds the products that a stored index lacks before it answers', async () => {
  const file = await storeIndexWithoutSecondProduct();
  const { search, builds } = await startProcess();
  expect(search.suggest('rose').products).toEqual([1]);
  expect(search.suggest('clay').products).toEqual([2]);
  expect(builds()).toHaveLength(1);
  await waitForFile([file]);
});

test('starts with a large stored index and then adds the products it lacks', async () => {
  const file = await storeIndexWithoutSecondProduct();
  const { search, builds } = await startProcess(db, 0);
  expect(search.suggest('rose').products).toEqual([1]);
  await vi.waitFor(() => expect(search.suggest('clay').products).toEqual([2]), soon);
  expect(builds()).toHaveLength(1);
  await waitForFile([file]);
});

test('builds the index again if the file is damaged or gone, and replaces it', async () => {
  await loadCatalog(testDeps(db), source);
  await startProcess();
  for (const damage of [(path: string) => writeFile(path, 'nonsense'), rm]) {
    const file = await waitForFile();
    await stopAll();
    await damage(join(folder, file));
    const { search, builds, deps } = await startProcess();
    expect(builds()).toEqual([1]);
    expect(messages(deps)).toContain('ignored the stored search index');
    expect(search.suggest('rose').products).toEqual([1]);
    await waitForFile([file]);
  }
});

test('ignores a stored index when price changes after it were deleted', async () => {
  await loadCatalog(testDeps(db), source);
  await startProcess();
  await waitForFile();
  await stopAll();
  await recordPrices(testDeps(db), [seen(1, 500)]);
  await updatePriceDropProgress(db, { upToProduct: null, upToChange: 1_000_000 });
  await deletePriceChangesBefore(db, { before: new Date('2027-01-01'), limit: 100 });
  const { search, builds } = await startProcess();
  expect(builds()).toEqual([1]);
  expect(search.list({ ...everything, maxPriceCents: 600 }).ids).toEqual([1]);
});

test('takes over from a process that died while it built', async () => {
  await loadCatalog(testDeps(db), source);
  const place = await createSnapshotFolder(folder).open();
  await takeSnapshotLease(db, place, { token: randomUUID(), ms: 1_500 });
  const { search } = await startProcess();
  expect(search.suggest('rose').products).toEqual([1]);
});

test('the only process of a database does not wait for one that was killed', async () => {
  const start = (isOnlyProcess: boolean) =>
    shareSearchIndex(testDeps(db), { snapshots: createSnapshotFolder(folder), isOnlyProcess });
  const killed = await start(true);
  expect(await killed.lease()).toBe(true);
  expect(await (await start(false)).lease()).toBe(false);
  const next = await start(true);
  expect(await next.lease()).toBe(true);
  await Promise.all([killed.release(), next.release()]);
});

test('works without a folder to write to', async () => {
  await loadCatalog(testDeps(db), source);
  await writeFile(folder, 'a file, not a folder');
  const { search, deps } = await startProcess();
  expect(search.suggest('rose').products).toEqual([1]);
  expect(messages(deps)).toContain('cannot store the search index');
});
