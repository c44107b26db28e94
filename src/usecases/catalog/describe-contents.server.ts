import type { CatalogContents } from '~/domain/catalog/catalog-contents';
import { categories } from '~/domain/catalog/category';
import { minuteMs } from '~/domain/durations';
import {
  defaultListing,
  encodeListing,
  type ListingParams,
} from '~/domain/search/listing/listing-params';
import { toListingQuery } from '~/domain/search/listing/listing-query';
import { minPopularProducts } from '~/domain/search/popularity';
import { listingFilters, type SearchIndex } from '~/domain/search/search-index';
import type { Deps } from '../deps';

/** Prices change what is on sale, and the passing of time what is new. */
const maxAgeMs = 5 * minuteMs;

/** By the brands of an index, which no other index has. */
const contentsOfIndex = new WeakMap<object, { contents: CatalogContents; at: number }>();

/** What the catalog holds, counted by the search index a few times an hour. */
export function describeContents(deps: Pick<Deps, 'search' | 'clock'>): CatalogContents {
  const now = deps.clock.now();
  const known = contentsOfIndex.get(deps.search.brandNames);
  if (known && now.getTime() - known.at < maxAgeMs) return known.contents;
  const contents = countContents(deps.search, now);
  contentsOfIndex.set(deps.search.brandNames, { contents, at: now.getTime() });
  return contents;
}

/** Whether shoppers have shown interest in enough products to call some of them popular. */
export function hasPopularProducts({ search }: Pick<Deps, 'search'>): boolean {
  return search.popularCount >= minPopularProducts;
}

function countContents(search: SearchIndex, now: Date): CatalogContents {
  const count = (given: Partial<ListingParams>) => {
    const params = { ...defaultListing, ...given };
    return search.list({ ...toListingQuery(params, now), pageSize: 1 });
  };
  const { total, variants, facets } = count({});
  const shelves: Record<string, number> = { ...facets.category };
  const variantsOfCategory: Record<string, number> = {};
  for (const { slug, subcategories } of categories) {
    const inCategory = facets.category[slug] ? count({ category: slug }) : null;
    variantsOfCategory[slug] = inCategory?.variants ?? 0;
    for (const subcategory of subcategories) {
      shelves[`${slug}/${subcategory.slug}`] =
        inCategory?.facets.subcategory[subcategory.slug] ?? 0;
    }
  }
  const lists = [
    ...listingFilters.map((filter) => ({ filter })),
    { price: 'under-25' as const },
    { price: 'luxury' as const },
  ].map((given): [string, number] => {
    const isClaimed =
      !('filter' in given && given.filter === 'bestsellers') || hasPopularProducts({ search });
    const query = encodeListing({ ...defaultListing, ...given });
    return [`/products?${query}`, isClaimed ? count(given).total : 0];
  });
  return {
    productCount: total,
    variantCount: variants,
    variantsOfCategory,
    storeCount: Object.values(facets.store).filter((products) => products > 0).length,
    ratedCount: facets.rating['1'] ?? 0,
    shelves,
    lists: Object.fromEntries(lists),
  };
}
