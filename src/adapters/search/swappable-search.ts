import type { SearchIndex } from '~/domain/search/search-index';
import { createSearchIndex } from './create-search-index';

export interface SwappableSearch extends SearchIndex {
  /** Replaces the index for all later queries. */
  replace(next: SearchIndex): void;
}

/** An index that can be replaced between queries; initially empty. */
export function createSwappableSearch(): SwappableSearch {
  let current: SearchIndex = createSearchIndex([]);
  return {
    get productCount() {
      return current.productCount;
    },
    get popularCount() {
      return current.popularCount;
    },
    suggest: (text) => current.suggest(text),
    suggestInListing: (text) => current.suggestInListing(text),
    list: (query) => current.list(query),
    named: (name) => current.named(name),
    get brandNames() {
      return current.brandNames;
    },
    pick: (query) => current.pick(query),
    count: (query) => current.count(query),
    updatePrices: (changes) => current.updatePrices(changes),
    updateRatings: (changes) => current.updateRatings(changes),
    replace(next) {
      current = next;
    },
  };
}
