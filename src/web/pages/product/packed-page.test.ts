import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packPage, unpackPage } from './packed-page';
import type { LabelName, ProductPageData } from './page-data';

const dollars = fc.integer({ min: 0, max: 100_000_000 }).map((cents) => cents / 100);
const dollarsOrNull = fc.option(dollars);
const text = fc.string({ minLength: 1 });

const offer = fc.record(
  {
    retailer: text,
    price: dollars,
    originalPrice: dollars,
    offerId: fc.nat(),
    inStock: fc.boolean(),
    deliveredPrice: dollarsOrNull,
    shipping: dollarsOrNull,
    freeShippingFrom: dollarsOrNull,
    seenAt: fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    unitPrice: fc.option(text),
  },
  {
    requiredKeys: [
      'retailer',
      'price',
      'offerId',
      'inStock',
      'deliveredPrice',
      'shipping',
      'freeShippingFrom',
      'seenAt',
      'unitPrice',
    ],
  },
);

const slug = fc.oneof(fc.constant<true>(true), fc.constant(null), fc.constant('aqua-2'));
const percent = fc.option(fc.double({ min: 0.01, max: 100, noNaN: true }), { nil: undefined });
const labelName: fc.Arbitrary<LabelName> = fc.tuple(text, fc.string(), slug, fc.boolean(), percent);

/** Only what is packed. */
function pageWith(prices: unknown[], names: readonly LabelName[]): ProductPageData {
  const product = { id: 1, prices };
  return { product, label: { parts: [[null, false, 2, names]] } } as unknown as ProductPageData;
}

test('prices and names on labels are the same after they were packed', () => {
  fc.assert(
    fc.property(fc.array(offer), fc.array(labelName), (prices, names) => {
      const page = pageWith(prices, names);
      expect(unpackPage(packPage(page))).toEqual(page);
    }),
  );
});

test('a name with nothing to add is its plain text', () => {
  const [, , , names] = packPage(pageWith([], [['Aqua', 'solvent']])).label.parts[0] ?? [];
  expect(names).toEqual(['Aqua|solvent']);
});
