import type { ProductSummary } from '~/domain/catalog/listed-product';
import { type ListingChoice, listingChoices } from '~/domain/search/listing-choices';
import { type ListingParams, pageSize, toListingQuery } from '~/domain/search/listing-params';
import type { ListingPlace } from '~/domain/search/listing-place';
import type { Facets } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { listProducts } from './list-products.server';

/** The brands with the most products are listed. */
const maxListedBrands = 500;

interface BrandCount {
  slug: string;
  name: string;
  count: number;
}

export interface BrowsedListing {
  total: number;
  pageCount: number;
  items: ProductSummary[];
  facets: Omit<Facets, 'brand'> & { brands: BrandCount[] };
  /**
   * Only for empty results: choices to remove, with the number of products each would bring, the most
   * first.
   */
  relaxations: { choice: ListingChoice; total: number }[];
}

/** One page of a listing with its counts, brands and relaxations. */
export async function browseListing(
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
  input: { place: ListingPlace; params: ListingParams },
): Promise<BrowsedListing> {
  const { place, params } = input;
  const { total, items, facets } = await listProducts(deps, params);
  const { brand, ...others } = facets;
  return {
    total,
    pageCount: Math.ceil(total / pageSize),
    items,
    facets: {
      ...others,
      category: params.subcategory
        ? countListing(deps, withoutShelf(params)).facets.category
        : others.category,
      brands: listBrandCounts(deps, brand, params.brands),
    },
    relaxations: total === 0 ? findRelaxations(deps, listingChoices(place, params)) : [],
  };
}

function findRelaxations(deps: Pick<Deps, 'search' | 'clock'>, choices: readonly ListingChoice[]) {
  return choices
    .map((choice) => ({ choice, total: countListing(deps, choice.without).total }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

/** A subcategory belongs to one category, so removing the category removes both. */
function withoutShelf(params: ListingParams): ListingParams {
  return { ...params, category: 'all', subcategory: '' };
}

/** Counts without reading products. */
function countListing({ search, clock }: Pick<Deps, 'search' | 'clock'>, params: ListingParams) {
  return search.list({ ...toListingQuery(params, clock.now()), page: 1, pageSize: 1 });
}

/** Sorted by name; selected brands are included even without products. */
function listBrandCounts(
  { search }: Pick<Deps, 'search'>,
  counts: Record<string, number>,
  chosen: readonly string[],
): BrandCount[] {
  const minCount = minListedCount(Object.values(counts));
  const brands: BrandCount[] = [];
  for (const [slug, name] of search.brandNames) {
    const count = counts[slug] ?? 0;
    if (count >= minCount || chosen.includes(slug)) brands.push({ slug, name, count });
  }
  const unknown = chosen.filter((slug) => !search.brandNames.has(slug));
  return [...brands, ...unknown.map((slug) => ({ slug, name: slug, count: 0 }))];
}

/** The number of products a brand must have to be listed. */
function minListedCount(counts: readonly number[]): number {
  if (counts.length <= maxListedBrands) return 1;
  return counts.toSorted((a, b) => b - a)[maxListedBrands - 1] ?? 1;
}
