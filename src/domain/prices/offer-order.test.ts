import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestOffers, type OfferToOrder, offerOrders, orderOffers } from './offer-order';

const offer = (retailer: string, price: number, deliveredPrice: number | null, inStock = true) => ({
  retailer,
  price,
  deliveredPrice,
  inStock,
});
const names = (offers: readonly OfferToOrder[]) => offers.map(({ retailer }) => retailer);

const offers = [
  offer('Dear', 40, 40),
  offer('Cheap but shipped', 34, 41),
  offer('Gone', 10, 10, false),
  offer('Same price, shipped', 40, 46),
  offer('Also dear', 40, 40),
];

test('by price: cheapest first, out of stock last, ties by delivered price', () => {
  expect(names(orderOffers(offers, 'price'))).toEqual([
    'Cheap but shipped',
    'Also dear',
    'Dear',
    'Same price, shipped',
    'Gone',
  ]);
});

test('the cheapest offers are cheaper than another one in stock', () => {
  expect(names(cheapestOffers(offers, 'price'))).toEqual(['Cheap but shipped']);
  expect(names(cheapestOffers(offers, 'delivered'))).toEqual(['Dear', 'Also dear']);
  const same = [offer('One', 8, 14), offer('Other', 8, 15), offer('Gone', 9, 9, false)];
  expect(cheapestOffers(same, 'price')).toEqual([]);
  expect(names(cheapestOffers(same, 'delivered'))).toEqual(['One']);
  expect(cheapestOffers([...same, offer('Unknown', 8, null)], 'delivered')).toEqual([]);
  expect(cheapestOffers([], 'price')).toEqual([]);
});

test('by delivered price: unknown shipping comes last, the cheapest of them first', () => {
  const unknown = [offer('Unknown', 5, null), offer('Cheaper unknown', 4, null)];
  const ordered = orderOffers([...unknown, offer('Known', 40, 46)], 'delivered');
  expect(names(ordered)).toEqual(['Known', 'Cheaper unknown', 'Unknown']);
  expect(orderOffers(unknown, 'price')[0]?.retailer).toBe('Cheaper unknown');
});

test('by delivered price: includes shipping', () => {
  expect(names(orderOffers(offers, 'delivered'))).toEqual([
    'Also dear',
    'Dear',
    'Cheap but shipped',
    'Same price, shipped',
    'Gone',
  ]);
});

const paid = fc.record({
  // Few distinct values, so that ties occur.
  price: fc.integer({ min: 1, max: 4 }),
  deliveredPrice: fc.integer({ min: 1, max: 4 }),
  inStock: fc.boolean(),
  commission: fc.double({ min: 0, max: 1, noNaN: true }),
  affiliateTemplate: fc.webUrl().map((url) => `${url}?to={url}`),
  offerId: fc.nat(),
});
const market = fc
  .array(paid, { maxLength: 8 })
  .map((list) => list.map((entry, index) => ({ ...entry, retailer: `Store ${index}` })));

test('the order never depends on commission, affiliate links or input order', () => {
  fc.assert(
    fc.property(
      market,
      fc.constantFrom(...offerOrders),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      (list, by, draws) => {
        const ordered = names(orderOffers(list, by));
        const bought = list.map((entry) => ({
          ...entry,
          commission: draws.next().value ?? 0,
          affiliateTemplate: '{url}',
          offerId: list.length - entry.offerId,
        }));
        const shuffled = bought
          .map((entry) => ({ entry, key: draws.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key)
          .map(({ entry }) => entry);
        expect(names(orderOffers(shuffled, by))).toEqual(ordered);
      },
    ),
  );
});

test('keeps all offers, in-stock ones first, with ascending prices', () => {
  fc.assert(
    fc.property(market, fc.constantFrom(...offerOrders), (list, by) => {
      const ordered = orderOffers(list, by);
      expect(new Set(names(ordered))).toEqual(new Set(names(list)));
      const key = by === 'price' ? 'price' : 'deliveredPrice';
      for (const [index, next] of ordered.slice(1).entries()) {
        const before = ordered[index];
        if (!before) throw new Error('There is no offer before.');
        expect(Number(before.inStock)).toBeGreaterThanOrEqual(Number(next.inStock));
        if (before.inStock === next.inStock) expect(before[key]).toBeLessThanOrEqual(next[key]);
      }
    }),
  );
});
