import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listOffersById } from '~/db/offer.repo.server';
import { sql } from '~/db/sql.server';
import { followObservations, type PriceObservation } from '~/domain/catalogue/price-observation';
import { aBatch, anOffer, aProduct, aSource } from '../../tests/factories/catalogue';
import { expectPriceInvariants } from '../../tests/setup/price-invariants';
import { openTestDatabase } from '../../tests/setup/test-database';
import { testDeps } from '../../tests/setup/test-deps';
import { loadCatalogue } from './load-catalogue.server';
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
/** Few values, so that they meet: the same price again, the same moment, going back and forth. */
const observation = fc.record({
  offerId: fc.integer({ min: 1, max: 6 }),
  priceCents: fc.constantFrom(900, 1_000, 2_000, 2_500),
  originalPriceCents: fc.constantFrom(null, 1_000, 2_500),
  inStock: fc.boolean(),
  seenAt: fc.integer({ min: -2, max: 12 }).map((hour) => new Date(start + hour * 3_600_000)),
});
const calls = fc.array(fc.array(observation, { maxLength: 8 }), { minLength: 1, maxLength: 5 });

test('after any sequence of observations history, offers, best prices and averages agree', async () => {
  await fc.assert(
    fc.asyncProperty(calls, async (sequence: PriceObservation[][]) => {
      await db.execute(sql`update catalogue set loaded_at = null`);
      await loadCatalogue(deps, source);
      let expected = offers;
      for (const call of sequence) {
        await recordPrices(deps, call);
        expected = expected.map((offer) => {
          const own = call.filter((seen) => 'offerId' in seen && seen.offerId === offer.id);
          return followObservations(offer, own)?.offer ?? offer;
        });
      }
      expect(await listOffersById(db, [1, 2, 3, 4, 5, 6], 6)).toEqual(expected);
      await expectPriceInvariants(db, productIds);
    }),
    { numRuns: 25 },
  );
}, 60_000);
