import fc from 'fast-check';
import { categories } from '~/domain/catalog/category';
import { dayMs } from '~/domain/durations';
import { ingredientIdsOf } from '~/domain/ingredients/ingredient-choices';
import { priceBands } from '~/domain/search/price-bands';
import {
  anyProduct,
  type ListingQuery,
  listingFilters,
  type SearchProduct,
  unitKinds,
} from '~/domain/search/search-index';
import { sorts } from '~/domain/search/sorts';

export const now = new Date('2026-11-15T12:00:00Z');
const sections = [
  ...categories.flatMap(({ slug, subcategories }) =>
    subcategories.map((subcategory) => ({ category: slug, subcategory: subcategory.slug })),
  ),
  { category: 'garden', subcategory: 'rakes' },
];
const brands = ['Dior', 'L’Oréal', 'Dot & Key', 'The Ordinary', 'Serum Sisters', '19-69', '!'];
const ingredients = ['Niacinamide', 'Vitamin C', 'Hyaluronic Acid', 'Rosé', 'α-Arbutin'];
const nameWords = [
  'serum',
  'Sérum',
  'anti-aging',
  'cream',
  'creme',
  'moisturizer',
  'Eau de Parfum',
  'the',
  'a',
  'C',
  'lip & cheek',
  "women's",
  'SPF 50+',
  '保湿',
  'ß',
  '💄',
];

const tags = [
  'type:serum',
  'type:lipstick:2',
  'type:gel-cleanser',
  'concern:acne:9',
  'hint:acne:2',
  'hint:dryness:1',
  'concern:redness:4',
  'skin:dry:1',
  'skin:oily',
  'hair:curly:2',
  'claim:vegan',
  'claim:vegan:1',
  'claim:waterproof',
  'claim:paraben-free:2',
  'ingredient:retinol:3',
  'ingredient:retinol:1',
  'ingredient:parabens:1',
  'shade:red',
  'shade:pink',
  'spf:30',
  'spf:50',
  'listed:ingredients',
];
/** Of a family with a tag, of one without, and of no family. */
const ingredientSlugs = ['parabens', 'pregnancy-caution', 'methylparaben', 'butylene-glycol'];
const ingredientIds = [
  ...new Set(ingredientSlugs.flatMap((slug) => ingredientIdsOf(slug).slice(0, 2))),
];
const stores = ['sephora', 'ulta-beauty', 'target'];

const cents = fc.oneof(
  fc.integer({ min: 100, max: 60_000 }),
  fc.constantFrom(2_499, 2_500, 10_000),
);
const unitCents = fc.option(fc.integer({ min: 1, max: 400_000 }).map((amount) => amount / 7));
export const priceFields = {
  bestPriceCents: cents,
  gap: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 })),
  onSale: fc.boolean(),
  unitPriceCents: unitCents,
  stores: fc.subarray(stores),
  inStock: fc.boolean(),
};
export const withHighest = <T extends { bestPriceCents: number; gap: number }>({
  gap,
  ...rest
}: T) => ({
  ...rest,
  highestPriceCents: rest.bestPriceCents + gap,
});

export const product = fc
  .record({
    ...priceFields,
    id: fc.integer({ min: 1, max: 10_000 }),
    familyOffset: fc.oneof(fc.constant(0), fc.nat({ max: 8 })),
    tags: fc.subarray(tags),
    ingredientIds: fc.subarray(ingredientIds),
    size: fc.option(
      fc.record({
        amount: fc.constantFrom(5, 28.5, 30, 50, 100),
        unit: fc.constantFrom('ml' as const, 'g' as const, 'count' as const),
      }),
      { freq: 3 },
    ),
    name: fc
      .array(fc.oneof(fc.constantFrom(...nameWords), fc.string({ maxLength: 4 })), { maxLength: 5 })
      .map((words) => words.join(' ')),
    brandId: fc.nat({ max: brands.length - 1 }),
    section: fc.constantFrom(...sections),
    keyIngredients: fc.array(fc.constantFrom(...ingredients), { maxLength: 3 }),
    rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
    reviewCount: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 5_000 })),
    clicks: fc.oneof(fc.constant(0), fc.nat({ max: 40 })),
    firstSeenAt: fc
      .integer({ min: 0, max: 120 })
      .map((days) => new Date(now.getTime() - days * dayMs)),
  })
  .map(({ section, familyOffset, ...rest }) => ({
    ...withHighest(rest),
    ...section,
    // Few families, so that many products have variants, whatever their other fields are.
    familyId: familyOffset === 0 ? rest.id + 100 : familyOffset,
    brand: brands[rest.brandId] ?? '',
    brandSlug: `brand-${rest.brandId}`,
  })) satisfies fc.Arbitrary<SearchProduct>;

export const catalog = fc.uniqueArray(product, {
  selector: ({ id }) => id,
  maxLength: 120,
  size: 'max',
});

export const typed = fc.oneof(
  fc.constantFrom('', ' ', 'a', 'se', 'serum', 'serums', 'creme', 'sreum', 'moistruiser', 'dior'),
  fc.constantFrom('serum f', 'serum for ac', 'retin', 'vitamin', 'cleanser for', 'serums for dry'),
  fc.constantFrom(
    'vit c ser',
    'c serum',
    'serum c',
    'a c e',
    'vitamin c c',
    'skncare a',
    'r skncare',
  ),
  fc.constantFrom('dot & key', 'anti-aging', 'antiag', 'vitamn c', 'womens', 'skncare', 'the the'),
  fc.array(fc.constantFrom(...nameWords, ...brands, ...ingredients), { maxLength: 3 }).map(join),
  fc.array(fc.constantFrom(...'aeimrsuc'), { maxLength: 4 }).map(join),
  fc.string({ maxLength: 12 }),
);
/** As the test grammar understands it. */
const spoken = fc
  .array(
    fc.oneof(
      fc.constantFrom('serum', 'cream', 'c', 'zzzzz', 'sreum', 'for', 'moisturizers', 'dior'),
      fc.constantFrom(
        'type:serum',
        'type:cleanser',
        'type:none',
        'concern:acne',
        'concern:redness',
        'skin:dry',
      ),
      fc.constantFrom(
        'ingredient:retinol',
        'ingredient:gold',
        'claim:vegan',
        'shade:red',
        'spf:40',
        'up-to-spf:40',
      ),
      fc.constantFrom(
        'without:parabens',
        'without:retinol',
        'not:vegan',
        'without:pregnancy-caution',
        'brand:brand-0',
        'category:makeup',
      ),
      fc.constantFrom(
        'under:2500',
        'under:1',
        'ml:30',
        'rating:4',
        'travel-size',
        'sale',
        'low',
        'high',
      ),
      fc.constantFrom('cheapest'),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map(join);
function join(words: string[]): string {
  return words.join(' ');
}

const any = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { freq: 1 });
const slugs = (kind: string) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.subarray(
        [
          'unknown',
          ...(kind === 'ingredient' ? ingredientSlugs : []),
          ...new Set(
            tags.filter((tag) => tag.startsWith(kind)).map((tag) => tag.split(':')[1] ?? ''),
          ),
        ],
        { minLength: 1 },
      ),
    },
  );
export const listingQuery: fc.Arbitrary<ListingQuery> = fc.record({
  search: fc.oneof(fc.constant(''), typed, spoken),
  category: any('skincare', 'makeup', 'garden', 'nowhere'),
  subcategory: fc.option(fc.constantFrom('serums', 'tools', 'rakes', 'nothing'), { freq: 4 }),
  brands: fc.oneof(
    fc.constant([]),
    fc.subarray(['brand-0', 'brand-1', 'brand-2', 'brand-3', 'unknown']),
  ),
  minPriceCents: fc.option(fc.constantFrom(0, 1_000, 2_500, 30_000), { freq: 1 }),
  maxPriceCents: fc.option(fc.constantFrom(0, 2_499, 30_000, 50_000), { freq: 1 }),
  rating: fc.constantFrom(0, 1, 3, 4, 4.5, 5),
  filter: any(...listingFilters),
  price: any(...priceBands),
  concerns: slugs('concern'),
  skinTypes: slugs('skin'),
  hairTypes: slugs('hair'),
  claims: slugs('claim'),
  ingredients: slugs('ingredient'),
  without: slugs('ingredient'),
  suiting: fc.option(
    fc.record({
      avoid: slugs('ingredient'),
      opposed: fc.subarray([
        { against: 'skin:dry', unless: ['skin:oily', 'skin:all'] },
        { against: 'skin:oily', unless: ['skin:dry'] },
        { against: 'hair:curly', unless: [] },
      ]),
    }),
    { freq: 1 },
  ),
  stores: fc.oneof(fc.constant([]), fc.subarray([...stores, 'unknown'])),
  inStock: fc.boolean(),
  family: fc.option(fc.nat({ max: 8 }), { freq: 1 }),
  unit: any(...unitKinds),
  minUnitPriceCents: fc.option(fc.constantFrom(0, 1_000), { freq: 1 }),
  maxUnitPriceCents: fc.option(fc.constantFrom(0, 20_000), { freq: 1 }),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 4 }),
  pageSize: fc.constantFrom(1, 5, 24),
  expand: fc.boolean(),
  explain: fc.constant(false),
  now: fc.constant(now),
});
/** Mostly without filters, so that text and order decide. */
const searchQuery = fc.tuple(listingQuery, fc.oneof(typed, spoken)).map(([query, search]) => ({
  ...anyProduct,
  search,
  sort: query.sort,
  page: query.page,
  pageSize: query.pageSize,
  expand: query.expand,
  rating: query.rating === 3 ? 3 : 0,
  now,
}));
export const anyQuery = fc.oneof(listingQuery, searchQuery);
