import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSearchIndex } from '~/adapters/search/create-search-index';
import { categories } from '~/domain/catalog/category';
import { dayMs } from '~/domain/durations';
import {
  anyProduct,
  type ListingQuery,
  noAttributes,
  type SearchProduct,
} from '~/domain/search/search-index';
import { sorts } from '~/domain/search/sorts';
import { plainGrammar } from '../../tests/oracles/plain-grammar';
import { createPlainScan } from '../../tests/oracles/plain-scan';
import { dataFolder } from './data-folder.ts';

const path = join(dataFolder, 'catalogues', 'search_corpus.csv');
const now = new Date('2026-11-15T12:00:00Z');
const sections = categories.flatMap(({ slug, subcategories }) =>
  subcategories.map((subcategory) => ({ category: slug, subcategory: subcategory.slug })),
);

/** Real brands and names; other fields are derived from the row number. */
function readCorpus(limit: number): SearchProduct[] {
  const lines = readFileSync(path, 'utf8').split('\n').slice(1);
  const step = Math.floor(lines.length / limit);
  const products: SearchProduct[] = [];
  const brandIds = new Map<string, number>();
  for (let at = 0; at < lines.length; at += step) {
    const fields = lines[at]?.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [];
    const [brand = '', name = ''] = fields
      .slice(2, 4)
      .map((field) => field.replace(/[",]+$|^"/g, ''));
    const section = sections[at % sections.length];
    if (name === '' || !section) continue;
    if (!brandIds.has(brand)) brandIds.set(brand, brandIds.size);
    const brandId = brandIds.get(brand) ?? 0;
    const bestPriceCents = 100 + ((at * 7_919) % 60_000);
    products.push({
      ...section,
      ...noAttributes,
      familyId: at + 1,
      id: at + 1,
      name,
      brand,
      brandId,
      brandSlug: `brand-${brandId}`,
      keyIngredients: at % 3 === 0 ? ['Hyaluronic Acid', 'Vitamin C'] : [],
      bestPriceCents,
      highestPriceCents: bestPriceCents + ((at * 31) % 5) * 500,
      onSale: at % 4 === 0,
      unitPriceCents: at % 5 === 0 ? null : bestPriceCents / (1 + (at % 50)),
      rating: (at % 51) / 10,
      reviewCount: (at * 104_729) % 3_000,
      firstSeenAt: new Date(now.getTime() - (at % 200) * dayMs),
    });
  }
  return products;
}

test('finds real names like a plain scan', () => {
  const products = readCorpus(7_000);
  const index = createSearchIndex(products, plainGrammar);
  const scan = createPlainScan(products, plainGrammar);
  const texts = ['a', 'e', 'se', 'eau de', 'cream for dry skin', 'loreal', 'moistruizer', ''];
  for (let at = 0; at < products.length; at += 1_400) {
    const { name = '', brand = '' } = products[at] ?? {};
    texts.push(name, `${brand} ${name}`, name.slice(2, 9), name.slice(0, 4) + name.slice(5, 9));
  }
  const everything: ListingQuery = {
    ...anyProduct,
    pageSize: 24,
    now,
  };
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
    const deep = { ...everything, sort, page: 200 };
    expect(index.list(deep), sort).toEqual(scan.list(deep));
  }
});
