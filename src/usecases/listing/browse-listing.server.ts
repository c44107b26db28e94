import type { ProductSummary } from '~/domain/catalog/listed-product';
import { filters } from '~/domain/search/filters/filters';
import type { ListName } from '~/domain/search/filters/list-filters';
import { type ListingChoice, listingChoices } from '~/domain/search/listing-choices';
import { type ListingParams, pageSize, toListingQuery } from '~/domain/search/listing-params';
import type { ListingPlace } from '~/domain/search/listing-place';
import type { Facets } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { listProducts } from './list-products.server';
import type { ListingNames } from './listing-names.server';

/** The brands with the most products are listed. */
const maxListedChoices = 500;

/** A choice of a list filter. */
export interface FilterChoice {
  slug: string;
  name: string;
  count: number;
}

export interface BrowsedListing {
  total: number;
  pageCount: number;
  items: ProductSummary[];
  facets: Facets;
  /** The choices of every list filter. */
  choices: Record<ListName, FilterChoice[]>;
  /**
   * Only for empty results: choices to remove, with the number of products each would bring, the most
   * first.
   */
  relaxations: { choice: ListingChoice; total: number }[];
}

/** One page of a listing with its counts, choices and relaxations. */
export async function browseListing(
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
  input: { place: ListingPlace; params: ListingParams; names: ListingNames },
): Promise<BrowsedListing> {
  const { place, params, names } = input;
  const { total, items, facets } = await listProducts(deps, params);
  return {
    total,
    pageCount: Math.ceil(total / pageSize),
    items,
    facets: {
      ...facets,
      category: params.subcategory
        ? countListing(deps, withoutShelf(params)).facets.category
        : facets.category,
    },
    choices: listChoices(names, facets, params),
    relaxations:
      total === 0 ? findRelaxations(deps, listingChoices(place, params, names.nameOf)) : [],
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

/** The choices of every list filter, in the order of their names. */
function listChoices(
  { names }: ListingNames,
  facets: Facets,
  params: ListingParams,
): BrowsedListing['choices'] {
  const choicesOf = (list: ListName) =>
    countChoices(names[list], countsOf(list, facets), params[list]);
  return { brands: choicesOf('brands') };
}

function countsOf(list: ListName, facets: Facets): Record<string, number> {
  const { facet } = filters[list];
  return facet === null || facet === 'price' ? {} : facets[facet];
}

/** Selected choices are included even without products, and even if they are unknown. */
function countChoices(
  names: ReadonlyMap<string, string>,
  counts: Record<string, number>,
  chosen: readonly string[],
): FilterChoice[] {
  const minCount = minListedCount(Object.values(counts));
  const choices: FilterChoice[] = [];
  for (const [slug, name] of names) {
    const count = counts[slug] ?? 0;
    if (count >= minCount || chosen.includes(slug)) choices.push({ slug, name, count });
  }
  const unknown = chosen.filter((slug) => !names.has(slug));
  return [...choices, ...unknown.map((slug) => ({ slug, name: slug, count: 0 }))];
}

/** The number of products a choice must have to be listed. */
function minListedCount(counts: readonly number[]): number {
  if (counts.length <= maxListedChoices) return 1;
  return counts.toSorted((a, b) => b - a)[maxListedChoices - 1] ?? 1;
}
