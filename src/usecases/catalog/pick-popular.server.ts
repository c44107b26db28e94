import { anyProduct, type ListingQuery } from '~/domain/search/search-index';
import type { Deps } from '../deps';

type Narrowing = Pick<ListingQuery, 'pageSize'> &
  Partial<Pick<ListingQuery, 'search' | 'category' | 'subcategory' | 'brands' | 'rating'>>;

/** The ids of the most popular products that match the query, from the search index. */
export function pickPopular(
  { search, clock }: Pick<Deps, 'search' | 'clock'>,
  narrowing: Narrowing,
): number[] {
  return search.pick({
    ...anyProduct,
    now: clock.now(),
    ...narrowing,
  });
}
