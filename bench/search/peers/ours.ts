import type { SearchIndex } from '../../../src/domain/search/search-index.ts';
import type { Engine } from '../engine.ts';
import type { Peer } from '../peer.ts';

export function createOurs({ createSearchIndex }: Engine): Peer {
  let index: SearchIndex;
  return {
    async build(rows) {
      function* products() {
        for (const row of rows) {
          const { rank, nameText, brandText, otherText, ...product } = row;
          yield { ...product, firstSeenAt: new Date(row.firstSeenAt) };
        }
      }
      index = createSearchIndex(products());
    },
    suggest: ({ text }) => index.suggest(text).products,
    list(asked) {
      const { total, ids, facets } = index.list({ ...asked, now: new Date(asked.now) });
      return { total, ids, facets: Object.values(facets).flatMap(Object.keys).length };
    },
    update: (changes) => index.updatePrices(changes),
  };
}
