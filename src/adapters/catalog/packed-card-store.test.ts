import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CardOffer, ProductSummary } from '~/domain/catalog/listed-product';
import { aBrand, anOffer, aProduct, aRetailer } from '../../../tests/factories/catalog';
import { createPackedCardStore } from './packed-card-store';

const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const cents = fc.integer({ min: 1, max: 100_000_000 });
const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
const text = fc.string({ unit: 'grapheme', maxLength: 40 });

const offer = (productId: number) =>
  fc
    .record({ id, priceCents: cents, inStock: fc.boolean(), isDemo: fc.boolean(), seenAt: moment })
    .chain((fields) =>
      fc
        .record({
          retailer: fc.integer({ min: 1, max: 5 }).map((store) => aRetailer(store)),
          originalPriceCents: fc.option(cents),
        })
        .map(
          ({ retailer, originalPriceCents }): CardOffer => ({
            ...fields,
            productId,
            retailerId: retailer.id,
            retailer,
            originalPriceCents,
          }),
        ),
    );

const optional = (value: string | null, name: string) => (value === null ? {} : { [name]: value });

const card: fc.Arbitrary<ProductSummary> = id.chain((productId) =>
  fc
    .record({
      name: text,
      groupId: id,
      brand: fc.integer({ min: 1, max: 3 }).map((brand) => aBrand(brand)),
      category: fc.constantFrom('skincare', 'makeup'),
      subcategory: fc.constantFrom('serums', 'lips'),
      size: fc.option(
        fc.record({
          amount: fc.double({ min: 0.01, max: 10_000, noNaN: true }),
          unit: fc.constantFrom('ml' as const, 'g' as const, 'count' as const),
        }),
      ),
      shade: fc.option(fc.constantFrom('#aa1122', '#000000')),
      photo: fc.option(text),
      typeface: fc.option(fc.constantFrom('syne', 'rye')),
      keyIngredients: fc.array(text, { maxLength: 4 }),
      rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
      reviewCount: fc.nat(),
      firstSeenAt: moment,
      bestPriceCents: fc.option(cents),
      highestPriceCents: fc.option(cents),
      onSale: fc.boolean(),
      offers: fc.array(offer(productId), { maxLength: 4 }),
    })
    .map(({ shade, photo, typeface, ...fields }) => ({
      ...fields,
      id: productId,
      picture: {
        ...aProduct(1).picture,
        ...optional(shade, 'shade'),
        ...optional(photo, 'photo'),
        ...optional(typeface, 'typeface'),
      },
    })),
);

test('every card comes back as it was, beside others', () => {
  fc.assert(
    fc.property(fc.uniqueArray(card, { selector: ({ id }) => id, maxLength: 5 }), (cards) => {
      const store = createPackedCardStore();
      for (const each of cards) store.set(each);
      expect(store.size).toBe(cards.length);
      for (const each of cards) expect(store.get(each.id)).toEqual(each);
    }),
    { numRuns: 50 },
  );
});

test('a card is replaced, and the newest fields of a store count for all', () => {
  const { id: _, ...fields } = anOffer(1);
  const plain = aProduct(1);
  const summary = (shippingCents: number, productId: number): ProductSummary => ({
    ...plain,
    id: productId,
    brand: aBrand(1),
    bestPriceCents: 2_000,
    highestPriceCents: 2_000,
    onSale: false,
    offers: [{ ...fields, id: 1, retailer: aRetailer(1, { shippingCents }), isDemo: false }],
  });
  const store = createPackedCardStore();
  store.set(summary(500, 1));
  expect(store.get(1)?.offers[0]?.retailer.shippingCents).toBe(500);
  store.set(summary(700, 2));
  expect(store.get(1)?.offers[0]?.retailer.shippingCents).toBe(700);
  store.set({ ...summary(700, 1), name: 'Renamed', offers: [] });
  expect(store.get(1)).toMatchObject({ name: 'Renamed', offers: [] });
  expect(store.has(3)).toBe(false);
  expect(store.get(3)).toBeUndefined();
  store.clear();
  expect(store.size).toBe(0);
  expect(store.get(1)).toBeUndefined();
});
