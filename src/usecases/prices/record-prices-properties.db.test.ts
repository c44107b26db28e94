import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import { listOffersById } from '~/db/prices/offer.repo.server';
import { resetCatalog } from '~/db/testing/catalog.server';
import { hourMs } from '~/domain/durations';
import {
  addObservationsToIntervals,
  type PriceObservation,
} from '~/domain/prices/price-observation';
import { aBatch, anOffer, aProduct, aSource } from '../../../tests/factories/catalog';
import { expectPriceInvariants } from '../../../tests/oracles/price-invariants';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { loadCatalog } from '../catalog/load-catalog.server';
import { recordPrices } from './record-prices.server';

const db = await openTestDatabase();
const deps = testDeps(db);
const productIds = [1, 2, 3];
const offers = [1, 2, 3, 4, 5, 6].map((id) =>
  anOffer(id, { productId: 1 + (id % 2), retailerId: 1 + (id % 5), inStock: id % 3 > 0 }),
);
const source = aSource(
  aBatch(
    productIds.map((id) => aProduct(id)),
    offers,
  ),
);

const start = Date.UTC(2026, 2, 1);
/** Few values, so that equal prices and times occur often. */
const price = {
  priceCents: fc.constantFrom(900, 1_000, 2_000, 2_500),
  originalPriceCents: fc.constantFrom(null, 1_000, 2_500),
  inStock: fc.boolean(),
  seenAt: fc.integer({ min: -2, max: 12 }).map((hour) => new Date(start + hour * hourMs)),
};
const known = fc.record({ ...price, offerId: fc.integer({ min: 1, max: 6 }) });
/** Offers that do not exist at first. */
const unknown = fc.record({
  ...price,
  productId: fc.constantFrom(1, 3),
  retailerId: fc.constantFrom(1, 4),
  url: fc.constantFrom(undefined, 'https://store.example/new'),
});
const observation: fc.Arbitrary<PriceObservation> = fc.oneof(
  { arbitrary: known, weight: 3 },
  { arbitrary: unknown, weight: 1 },
);
const calls = fc.array(fc.array(observation, { maxLength: 8 }), { minLength: 1, maxLength: 5 });

test('history, offers, best prices and averages agree after any sequence of observations', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (sequence: PriceObservation[][]) => {
      await resetCatalog(db);
      await loadCatalog(deps, source);
      let expected = offers;
      for (const call of sequence) {
        await recordPrices(deps, call);
        expected = expected.map((offer) => {
          const own = call.filter((seen) => 'offerId' in seen && seen.offerId === offer.id);
          return addObservationsToIntervals(offer, own)?.offer ?? offer;
        });
      }
      const places = Map.groupBy(
        sequence.flat().filter((seen) => !('offerId' in seen)),
        (seen) => ('offerId' in seen ? '' : `${seen.productId} ${seen.retailerId}`),
      );
      const made = [...places.values()].filter((list) => list.some(({ url }) => url !== undefined));
      expect(await listOffersById(db, [1, 2, 3, 4, 5, 6], 6)).toEqual(expected);
      const { figures } = await findCatalogState(db);
      expect(figures.offerCount).toBe(offers.length + made.length);
      await expectPriceInvariants(db, productIds);
    }),
    // The slower engine tries fewer.
    { numRuns: db.kind === 'postgres' ? 25 : 10 },
  );
});
