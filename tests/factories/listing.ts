import fc from 'fast-check';
import { categories } from '~/domain/catalog/category';
import { sortFilter } from '~/domain/search/filters/order-filters';
import type { ListingParams } from '~/domain/search/listing/listing-params';
import { priceBands } from '~/domain/search/price-bands';
import { listingFilters, unitKinds } from '~/domain/search/search-index';
import { sorts } from '~/domain/search/sorts';

const slugs = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 5 });
const dollars = fc.option(fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100));

/** Any listing in the form that its URL has: what depends on another parameter comes with it. */
export const aListing: fc.Arbitrary<ListingParams> = fc
  .record({
    search: fc
      .string({ unit: 'grapheme', maxLength: 40 })
      .map((text) => text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '').trim()),
    filter: fc.constantFrom(null, ...listingFilters),
    price: fc.constantFrom(null, ...priceBands),
    place: fc.constantFrom(
      { category: 'all', subcategory: '' },
      ...categories.flatMap(({ slug, subcategories }) => [
        { category: slug, subcategory: '' },
        ...subcategories.map((sub) => ({ category: slug, subcategory: sub.slug })),
      ]),
    ),
    brands: slugs,
    minPrice: fc.integer({ min: 0, max: 50 }).map((steps) => steps * 10),
    maxPrice: fc.integer({ min: 0, max: 50 }).map((steps) => steps * 10),
    rating: fc.integer({ min: 0, max: 4 }),
    concerns: slugs,
    skinTypes: slugs,
    hairTypes: slugs,
    claims: slugs,
    ingredients: slugs,
    without: slugs,
    stores: slugs,
    inStock: fc.boolean(),
    value: fc.constantFrom(null, ...unitKinds).chain((unit) =>
      fc.record({
        unit: fc.constant(unit),
        minUnitPrice: unit === null ? fc.constant(null) : dollars,
        maxUnitPrice: unit === null ? fc.constant(null) : dollars,
      }),
    ),
    family: fc.option(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
    sort: fc.constantFrom(...sorts),
    expand: fc.boolean(),
    page: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ place, value, sort, ...rest }) => {
    const params = { ...rest, ...place, ...value, sort: sort === 'relevance' ? null : sort };
    return { ...params, sort: sortFilter.encode(params.sort, params) === '' ? null : params.sort };
  });
