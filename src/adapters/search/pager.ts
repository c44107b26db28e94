import type { ListingQuery, Sort } from '~/domain/search/search-index';
import { type Bits, listBits } from './bitset';
import type { Catalog } from './catalog';
import { hitsAround, type RankedKeys } from './ranked-keys';
import { selectPage } from './select-page';
import { pageInOrder, type SortedOrder } from './sorted-order';

/**
 * If fewer than one in this many products are hits, sorting them is faster than walking the whole
 * order.
 */
const sparseRatio = 16;

type SortKey = { ranked: RankedKeys; descending: boolean } | { sorted: SortedOrder };

/** Returns one page of the hits in the requested order, ties by id. */
export function createPager({ size, byId, byName, byRating, byAge, prices }: Catalog) {
  const sortKeys: Record<Exclude<Sort, 'popular' | 'relevance'>, SortKey> = {
    'price-low': { ranked: prices.best, descending: false },
    'price-high': { ranked: prices.best, descending: true },
    savings: { ranked: prices.savings, descending: true },
    'unit-price': { ranked: prices.unit, descending: false },
    rating: { sorted: byRating },
    name: { sorted: byName },
    newest: { sorted: byAge },
  };

  return (
    { bits, total }: { bits: Bits; total: number },
    { sort, page, pageSize }: Pick<ListingQuery, 'sort' | 'page' | 'pageSize'>,
  ): number[] => {
    const skip = Math.max(0, page - 1) * pageSize;
    if (!(skip < total)) return [];
    // Products are numbered by popularity.
    if (sort === 'popular' || sort === 'relevance') return listBits(bits, skip, pageSize);
    const key = sortKeys[sort];
    const dense = total * sparseRatio > size;
    if ('ranked' in key) {
      const { ranked, descending } = key;
      const order = { keys: ranked.keys, descending, byId };
      if (!dense) return selectPage(bits, total, order, skip, pageSize);
      const { near, count, before } = hitsAround(ranked, bits, {
        descending,
        skip,
        limit: pageSize,
      });
      return selectPage(near, count, order, skip - before, pageSize);
    }
    const { sorted } = key;
    if (dense) return pageInOrder(sorted, bits, skip, pageSize);
    const byPlace = { keys: sorted.places, descending: false, byId };
    return selectPage(bits, total, byPlace, skip, pageSize);
  };
}
