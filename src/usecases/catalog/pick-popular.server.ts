import { LRUCache } from 'lru-cache';
import { minuteMs } from '~/domain/durations';
import { anyProduct, type ListingQuery } from '~/domain/search/search-index';
import type { Deps } from '../deps';

type Narrowing = Pick<ListingQuery, 'pageSize'> &
  Partial<Pick<ListingQuery, 'search' | 'category' | 'subcategory' | 'brands' | 'rating'>>;

/** A megabyte; pages of the same brand and section share their queries. */
const maxPicks = 3_000;
const maxPickAgeMs = 10 * minuteMs;

/** By the brands of an index, which no other index has; a new index starts empty. */
const picksOfIndex = new WeakMap<object, LRUCache<string, readonly number[]>>();

/** The ids of the most popular products that match the query, from the search index. */
export function pickPopular(
  { search, clock }: Pick<Deps, 'search' | 'clock'>,
  narrowing: Narrowing,
): readonly number[] {
  let picks = picksOfIndex.get(search.brandNames);
  if (!picks) {
    picks = new LRUCache({ max: maxPicks, ttl: maxPickAgeMs });
    picksOfIndex.set(search.brandNames, picks);
  }
  const key = JSON.stringify(narrowing);
  let ids = picks.get(key);
  if (!ids) {
    ids = search.pick({ ...anyProduct, now: clock.now(), ...narrowing });
    picks.set(key, ids);
  }
  return ids;
}
