import type { ProductSummary } from '~/domain/catalog/listed-product';
import { type ListingParams, pageSize, toListingQuery } from '~/domain/search/listing-params';
import type { Facets } from '~/domain/search/search-index';
import { showProductCards } from '../catalog/show-products.server';
import type { Deps } from '../deps';

export interface ProductListing {
  total: number;
  page: number;
  pageSize: number;
  items: ProductSummary[];
  facets: Facets;
}

/** One page of the catalog: filtered, sorted and counted by the search index, read from the database. */
export async function listProducts(
  deps: Pick<Deps, 'db' | 'search' | 'clock'>,
  params: ListingParams,
): Promise<ProductListing> {
  const { total, ids, facets } = deps.search.list(toListingQuery(params, deps.clock.now()));
  const items = await showProductCards(deps, { ids });
  return { total, page: params.page, pageSize, items, facets };
}
