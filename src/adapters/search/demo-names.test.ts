import { expect, test } from 'vitest';
import { createDemoWorld } from '~/adapters/demo-world/demo-world';
import { dayMs } from '~/domain/durations';
import {
  anyProduct,
  type ListingQuery,
  noAttributes,
  type SearchProduct,
} from '~/domain/search/search-index';
import { sorts } from '~/domain/search/sorts';
import { plainGrammar } from '../../../tests/oracles/plain-grammar';
import { createPlainScan } from '../../../tests/oracles/plain-scan';
import { createSearchIndex } from './create-search-index';

const now = new Date('2026-11-15T12:00:00Z');

/** Names and brands of the demo catalog; other fields are derived from the row number. */
function makeProducts(count: number): SearchProduct[] {
  const world = createDemoWorld({ products: count, now });
  const brands = new Map(world.brands.map((brand) => [brand.id, brand]));
  return [...world.batches()]
    .flatMap(({ products }) => products)
    .map(({ id, name, brandId, category, subcategory, keyIngredients, rating, reviewCount }) => {
      const bestPriceCents = 100 + ((id * 7_919) % 60_000);
      const brand = brands.get(brandId);
      return {
        ...{ id, name, brandId, category, subcategory, keyIngredients, rating, reviewCount },
        ...noAttributes,
        familyId: id,
        brand: brand?.name ?? '',
        brandSlug: brand?.slug ?? '',
        bestPriceCents,
        highestPriceCents: bestPriceCents + ((id * 31) % 5) * 500,
        onSale: id % 4 === 0,
        unitPriceCents: id % 5 === 0 ? null : bestPriceCents / (1 + (id % 50)),
        firstSeenAt: new Date(now.getTime() - (id % 200) * dayMs),
      };
    });
}

const everything: ListingQuery = {
  ...anyProduct,
  pageSize: 24,
  now,
};

test('finds names of the demo catalog like a plain scan', () => {
  const products = makeProducts(300);
  const index = createSearchIndex(products, plainGrammar);
  const scan = createPlainScan(products, plainGrammar);
  const texts = ['a', 'e', 'se', 'eau de', 'cream for dry skin', 'moistruizer', ''];
  for (let at = 0; at < products.length; at += 75) {
    const { name = '', brand = '' } = products[at] ?? {};
    texts.push(name, `${brand} ${name}`, name.slice(2, 9), name.slice(0, 4) + name.slice(5, 9));
  }
  texts.forEach((text, at) => {
    expect(index.suggest(text), text).toEqual(scan.suggest(text));
    expect(index.suggestInListing(text), text).toEqual(scan.suggestInListing(text));
    const query: ListingQuery = {
      ...everything,
      search: text,
      sort: sorts[at % sorts.length] ?? 'name',
      page: 1 + (at % 3),
      rating: at % 5,
      filter: at % 7 === 0 ? 'bestsellers' : null,
    };
    expect(index.list(query), text).toEqual(scan.list(query));
  });
  for (const sort of sorts) {
    const deep = { ...everything, sort, page: 10 };
    expect(index.list(deep), sort).toEqual(scan.list(deep));
  }
});
