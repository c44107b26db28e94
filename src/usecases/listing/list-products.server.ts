import type { ProductSummary } from '~/domain/catalog/listed-product';
import type { Suitability } from '~/domain/preferences/preferences';
import { type ListingParams, pageSize } from '~/domain/search/listing/listing-params';
import { toListingQuery } from '~/domain/search/listing/listing-query';
import type { FamilySummary, ListingResult, MatchReason } from '~/domain/search/search-index';
import type { Deps } from '../deps';

/** A product of a listing, with the sizes and shades that it stands for. */
export interface ListedHit {
  product: ProductSummary;
  family: FamilySummary | null;
  /** Why it is in the listing; only when asked for. */
  reasons: readonly MatchReason[];
}

export interface ProductListing
  extends Pick<
    ListingResult,
    'total' | 'variants' | 'facets' | 'understood' | 'dropped' | 'loosened'
  > {
  page: number;
  pageSize: number;
  items: ListedHit[];
}

/** One page of the catalog: filtered, sorted and counted by the search index, with their cards. */
export async function listProducts(
  deps: Pick<Deps, 'cards' | 'search' | 'clock'>,
  params: ListingParams,
  { explain = false, suiting = null }: { explain?: boolean; suiting?: Suitability | null } = {},
): Promise<ProductListing> {
  const query = { ...toListingQuery(params, deps.clock.now()), explain, suiting };
  const { ids, families, reasons = [], ...found } = deps.search.list(query);
  const products = await deps.cards.find(ids);
  // A product may have been removed since the index was built.
  const places = new Map(ids.map((id, place) => [id, place]));
  const items = products.map((product): ListedHit => {
    const place = places.get(product.id) ?? -1;
    return { product, family: families[place] ?? null, reasons: reasons[place] ?? [] };
  });
  return { ...found, page: params.page, pageSize, items };
}
