import { expect, test } from 'vitest';
import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import type { Database } from '~/db/engine/database.server';
import { listOffersById } from '~/db/prices/offer.repo.server';
import { listPriceChanges } from '~/db/prices/price-change.repo.server';
import type { PriceObservation } from '~/domain/prices/price-observation';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { expectPriceInvariants } from '../../../tests/oracles/price-invariants';
import { connectTo, createTestDatabaseUrl } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { recordPrices } from './record-prices.server';

const productIds = Array.from({ length: 40 }, (_, index) => index + 1);
const offers = productIds.flatMap((productId) =>
  [1, 2, 3].map((retailerId) =>
    anOffer(productId * 3 + retailerId, { productId, retailerId, priceCents: 5_000 }),
  ),
);
const source = aSource(
  aBatch(
    productIds.map((id) => aProduct(id)),
    offers,
  ),
);
const start = Date.UTC(2026, 2, 1);

/** Reads price changes concurrently, like a search index; returns all ids it saw. */
async function follow(db: Database, until: () => boolean): Promise<number[]> {
  const seen: number[] = [];
  for (let last = false; ; last = until()) {
    const news = await listPriceChanges(db, { after: seen.at(-1) ?? 0, limit: 50 });
    seen.push(...news.map(({ id }) => id));
    if (last && news.length === 0) return seen;
  }
}

test('concurrent calls for the same offers neither deadlock, lose nor hide a change', async () => {
  const url = await createTestDatabaseUrl();
  const processes = [connectTo(url), connectTo(url), connectTo(url), connectTo(url)];
  const [db] = processes;
  if (!db) throw new Error('There is no database.');
  await loadCatalog(testDeps(db), source);
  let done = false;
  const following = follow(db, () => done);
  const rounds = 12;
  await Promise.all(
    processes.map(async (own, process) => {
      for (let round = 0; round < rounds; round += 1) {
        const observations = offers.map(
          (offer, index): PriceObservation => ({
            offerId: offer.id,
            priceCents: 1_000 + ((index * 31 + round * 17 + process * 7) % 90),
            originalPriceCents: null,
            inStock: (index + round + process) % 7 > 0,
            seenAt: new Date(start + (round * processes.length + process) * 1_000),
          }),
        );
        // Every process uses a different order and a different subset.
        const ordered = process % 2 > 0 ? observations.toReversed() : observations;
        await recordPrices(
          testDeps(own),
          ordered.filter((_, index) => (index + round) % 4 !== process),
        );
      }
    }),
  );
  done = true;
  await expectPriceInvariants(db, productIds);
  const changes = await listPriceChanges(db, { after: 0, limit: 100_000 });
  expect(await following).toEqual(changes.map(({ id }) => id));
  const newest = Math.max(
    ...(
      await listOffersById(
        db,
        offers.map(({ id }) => id),
        1_000,
      )
    ).map(({ seenAt }) => seenAt.getTime()),
  );
  expect(newest).toBe(start + (rounds * processes.length - 1) * 1_000);
});

test('two calls that touch different offers of one product agree on its best price', async () => {
  const url = await createTestDatabaseUrl();
  const [one, two] = [connectTo(url), connectTo(url)];
  await loadCatalog(testDeps(one), source);
  for (let round = 1; round <= 20; round += 1) {
    const record = (db: Database, retailerId: number, priceCents: number) =>
      recordPrices(
        testDeps(db),
        productIds.map((productId) => ({
          productId,
          retailerId,
          priceCents,
          originalPriceCents: null,
          inStock: true,
          seenAt: new Date(start + round * 1_000),
        })),
      );
    await Promise.all([record(one, 1, 1_000 + round), record(two, 2, 2_000 - round)]);
  }
  await expectPriceInvariants(one, productIds);
  expect((await findCatalogState(one)).version).toBe(2 + 40);
});

test('concurrent processes create each new offer once', async () => {
  const url = await createTestDatabaseUrl();
  const processes = [connectTo(url), connectTo(url), connectTo(url)];
  const [db] = processes;
  if (!db) throw new Error('There is no database.');
  await loadCatalog(testDeps(db), source);
  const observations = productIds.flatMap((productId) =>
    [4, 5].map((retailerId) => ({
      productId,
      retailerId,
      priceCents: 1_000 + productId,
      originalPriceCents: null,
      inStock: true,
      url: `https://store.example/${productId}/${retailerId}`,
      seenAt: new Date(start),
    })),
  );
  const results = await Promise.all(
    processes.map((own, index) =>
      recordPrices(testDeps(own), index % 2 > 0 ? observations.toReversed() : observations),
    ),
  );
  expect(results.map(({ newOffers }) => newOffers).toSorted((a, b) => a - b)).toEqual([0, 0, 80]);
  expect(results.flatMap(({ unknown }) => unknown)).toEqual([]);
  await expectPriceInvariants(db, productIds);
  expect((await findCatalogState(db)).figures.offerCount).toBe(offers.length + 80);
});

test('a change that commits late has a higher ID than the ones a follower has seen', async () => {
  const url = await createTestDatabaseUrl();
  const [slow, fast] = [connectTo(url), connectTo(url)];
  await loadCatalog(testDeps(slow), source);
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const halting: Database = {
    ...slow,
    transaction: (work) =>
      slow.transaction((tx) =>
        work({
          ...tx,
          async execute(statement) {
            if (/update catalog/.test(statement.compile().text)) {
              reached.resolve();
              await gate.promise;
            }
            return tx.execute(statement);
          },
        }),
      ),
  };
  const cheaper = (productId: number): PriceObservation => ({
    productId,
    retailerId: 1,
    priceCents: 1_000,
    originalPriceCents: null,
    inStock: true,
    seenAt: new Date(start),
  });
  const late = recordPrices(testDeps(halting), [cheaper(1)]);
  await reached.promise;
  await recordPrices(testDeps(fast), [cheaper(2)]);
  const first = await listPriceChanges(fast, { after: 0, limit: 10 });
  gate.resolve();
  await late;
  const then = await listPriceChanges(fast, { after: first.at(-1)?.id ?? 0, limit: 10 });
  expect([first, then].map((list) => list.map(({ productId }) => productId))).toEqual([[2], [1]]);
});
