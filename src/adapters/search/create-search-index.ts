import type { SearchIndex, SearchIndexBuilder, SearchProduct } from '~/domain/search/search-index';
import type { Catalog } from './catalog';
import { gatherCatalog } from './gather-catalog';
import { createListing } from './listing';
import { setPrices } from './prices';
import { runAtOnce, runInSlices } from './steps';
import { createSuggestions } from './suggest';
import { createTextSearch } from './text-search';

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** Builds the index of a whole catalog at once; ids must be unique. */
export function createSearchIndex(products: Iterable<SearchProduct>): SearchIndex {
  const gathered = gatherCatalog();
  for (const product of products) gathered.add(product);
  return answerFrom(runAtOnce(gathered.finish()));
}

/** Builds one beside everything else that the process does. */
export function createSearchIndexBuilder(): SearchIndexBuilder {
  const gathered = gatherCatalog();
  return {
    add: (products) => products.forEach(gathered.add),
    finish: async (signal) => answerFrom(await runInSlices(gathered.finish(), signal)),
  };
}

function answerFrom(catalog: Catalog): SearchIndex {
  const { ids, byId, brands, prices, size } = catalog;
  const search = createTextSearch(size);

  function productWith(id: number): number | null {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((ids[byId.order[middle] ?? 0] ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    const product = byId.order[low];
    return product !== undefined && ids[product] === id ? product : null;
  }

  return {
    productCount: size,
    ...createSuggestions(catalog, search),
    brandNames: new Map(
      brands.slugs
        .map((slug, code): [string, string] => [slug, brands.names[code] ?? slug])
        .sort(([, a], [, b]) => byName.compare(a, b)),
    ),
    ...createListing(catalog, search),
    updatePrices(changes) {
      for (const change of changes) {
        const product = productWith(change.id);
        if (product !== null) setPrices(prices, product, change);
      }
    },
  };
}
