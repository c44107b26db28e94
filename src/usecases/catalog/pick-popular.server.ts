import type { ListingQuery } from '~/domain/search/search-index';
import type { Deps } from '../deps';

type Narrowing = Pick<ListingQuery, 'pageSize'> &
  Partial<Pick<ListingQuery, 'search' | 'category' | 'subcategory' | 'brands' | 'rating'>>;

/** The ids of the most popular products that match the query, from the search index. */
export function pickPopular(
  { search, clock }: Pick<Deps, 'search' | 'clock'>,
  narrowing: Narrowing,
): number[] {
  return search.pick({
    search: '',
    category: null,
    subcategory: null,
    brands: [],
    minPriceCents: null,
    maxPriceCents: null,
    rating: 0,
    filter: null,
    price: null,
    sort: 'popular',
    page: 1,
    now: clock.now(),
    ...narrowing,
  });
}
