import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SearchProduct } from '~/domain/search/search-index';
import { createSearchIndex } from '../create-search-index';
import { indexVersion } from './index-version';

/** Products that touch as many rules as possible. */
const names = [
  ['Anti-Aging Sérum with Vitamin C', 'type:serum', 'concern:wrinkles:9', 'ingredient:retinol:3'],
  ['Women’s Moisturizers SPF 50+', 'type:moisturizer:2', 'spf:50', 'skin:dry', 'hint:acne:2'],
  ['Lip & Cheek Crème – Rosé', 'type:lipstick', 'shade:red', 'claim:vegan:3'],
  ['Eau de Parfum, 1.7 oz', 'type:perfume', 'audience:women'],
  ['Gel Cleansers for Oily Skin', 'type:gel-cleanser', 'skin:oily:3', 'listed:ingredients'],
  ['Detangling Milk', 'type:leave-in-conditioner', 'hair:curly:2'],
  ['保湿 Cream 100ml', 'type:moisturizer', 'claim:paraben-free:2', 'ingredient:parabens:1'],
] as const;

const sizes = [null, { amount: 30, unit: 'ml' as const }, { amount: 1.5, unit: 'g' as const }];

const products = names.flatMap(([name, ...tags], at) =>
  [0, 1].map(
    (variant): SearchProduct => ({
      id: 10 * at + variant + 1,
      name: `${name} ${variant === 0 ? '' : 'Mini'}`,
      brandId: at % 3,
      brand: ['L’Oréal', 'Dot & Key', 'The Ordinary'][at % 3] ?? '',
      brandSlug: `brand-${at % 3}`,
      category: at % 2 === 0 ? 'skincare' : 'makeup',
      subcategory: at % 2 === 0 ? 'serums' : 'lipstick',
      keyIngredients: ['Niacinamide', 'Vitamin C'].slice(at % 3),
      tags,
      ingredientIds: [at + 1, 7],
      familyId: variant === 0 && at === 3 ? 99 : at + 1,
      size: sizes[at % sizes.length] ?? null,
      bestPriceCents: 999 + 1_234 * at,
      highestPriceCents: 1_499 + 1_234 * at + variant,
      onSale: at % 2 === 1,
      unitPriceCents: at % 3 === 0 ? null : 33.3 * at,
      stores: ['sephora', 'target'].slice(variant),
      inStock: at !== 4,
      rating: 3.7 + at / 5,
      reviewCount: at * 17,
      ownRating: at === 2 ? { average: 4.4, rated: 12 } : undefined,
      clicks: at,
      firstSeenAt: new Date(Date.UTC(2026, at, 1)),
    }),
  ),
);

test('the same products lead to the same stored index', () => {
  const chunks = createSearchIndex(products).toBytes();
  const digest = createHash('sha256').update(Buffer.concat(chunks)).digest('hex').slice(0, 16);
  // If only the digest differs, processes would load what other rules stored: increase `indexVersion` too.
  expect({ indexVersion, digest }).toEqual({ indexVersion: 10, digest: '5d02ea7a89109f8b' });
});
