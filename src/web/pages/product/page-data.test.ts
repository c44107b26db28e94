import { expect, test } from 'vitest';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import { unpackCard } from '~/web/shared/catalog/product-card-data';
import { aBrand, aProduct } from '../../../../tests/factories/catalog';
import { relatedData } from './page-data';

const aCard = (id: number): ProductSummary => ({
  ...aProduct(id),
  brand: aBrand(1),
  bestPriceCents: 2_000,
  highestPriceCents: 2_500,
  onSale: false,
  offers: [],
});

test('a product with a similar formula is not shown again among the alternatives', () => {
  const { dupes, alternatives } = relatedData({
    dupes: [{ card: aCard(2), similarity: 80, percentLess: 40, sameProduct: null }],
    alternatives: [2, 3].map((id) => ({ ...aCard(id), percentLess: 40 })),
    moreOfBrand: [],
    complementary: [],
  });
  expect(dupes.map(([, , card]) => unpackCard(card).id)).toEqual([2]);
  expect(alternatives.map(([, card]) => unpackCard(card).id)).toEqual([3]);
});

test('says if a dupe is the same product in another size', () => {
  const dupe = { similarity: 80, percentLess: 40 };
  const { dupes } = relatedData({
    dupes: [
      { ...dupe, card: aCard(2), sameProduct: 'larger' },
      { ...dupe, card: aCard(3), sameProduct: null },
    ],
    alternatives: [],
    moreOfBrand: [],
    complementary: [],
  });
  expect(dupes.map(([, , , sameProduct]) => sameProduct)).toEqual(['larger', undefined]);
});
