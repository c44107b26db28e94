import type { Suitability } from '~/domain/preferences/preferences';
import { type ListingChoice, listingChoices } from '~/domain/search/listing/listing-choices';
import { type ListingParams, pageSize } from '~/domain/search/listing/listing-params';
import type { ListingPlace } from '~/domain/search/listing/listing-place';
import { toListingQuery } from '~/domain/search/listing/listing-query';
import type { Deps } from '../deps';
import { type FilterChoices, listChoices } from './list-choices.server';
import { listProducts, type ProductListing } from './list-products.server';
import type { ListingNames } from './listing-names.server';

export interface BrowsedListing extends Omit<ProductListing, 'page' | 'pageSize'> {
  pageCount: number;
  choices: FilterChoices;
  /**
   * Only for empty results: choices to remove, with the number of products each would bring, the most
   * first.
   */
  relaxations: { choice: ListingChoice; total: number }[];
}

/** One page of a listing with its counts, choices and relaxations. */
export async function browseListing(
  deps: Pick<Deps, 'cards' | 'search' | 'clock'>,
  input: {
    place: ListingPlace;
    params: ListingParams;
    names: ListingNames;
    /** Only what suits a shopper. */
    suiting?: Suitability;
  },
): Promise<BrowsedListing> {
  const { place, params, names, suiting = null } = input;
  // Cards say why they match a text.
  const explain = params.search !== '';
  const {
    page,
    pageSize: _,
    ...listing
  } = await listProducts(deps, params, {
    explain,
    suiting,
  });
  const { total, facets } = listing;
  return {
    ...listing,
    pageCount: Math.ceil(total / pageSize),
    facets: {
      ...facets,
      category: params.subcategory
        ? countListing(deps, withoutShelf(params), suiting).byCategory
        : facets.category,
    },
    choices: listChoices(names, facets, params),
    relaxations:
      total === 0
        ? findRelaxations(deps, listingChoices(place, params, names.nameOf), suiting)
        : [],
  };
}

function findRelaxations(
  deps: Pick<Deps, 'search' | 'clock'>,
  choices: readonly ListingChoice[],
  suiting: Suitability | null,
) {
  return choices
    .map((choice) => ({ choice, total: countListing(deps, choice.without, suiting).total }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
}

/** A subcategory belongs to one category, so removing the category removes both. */
function withoutShelf(params: ListingParams): ListingParams {
  return { ...params, category: 'all', subcategory: '' };
}

/** Counts without reading products. */
export function countListing(
  { search, clock }: Pick<Deps, 'search' | 'clock'>,
  params: ListingParams,
  suiting: Suitability | null,
) {
  return search.count({ ...toListingQuery(params, clock.now()), suiting });
}
