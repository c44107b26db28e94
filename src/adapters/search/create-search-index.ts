import { LRUCache } from 'lru-cache';
import { foldText } from '~/domain/search/fold';
import type { SearchIndex, SearchIndexBuilder, SearchProduct } from '~/domain/search/search-index';
import { understandQuery } from '~/domain/search/understand/understand-query';
import type { CatalogTerms, UnderstoodQuery } from '~/domain/search/understand/understood-query';
import { collectCatalog } from './build/collect-catalog';
import type { Catalog } from './catalog';
import { catalogTerms } from './catalog-terms';
import { createFacetCounter, type FacetCounter } from './facets/count-facets';
import { createListing } from './listing';
import { setPrices } from './prices';
import { setRating } from './ratings';
import { forEachChunk, runToCompletion, runYielding, type Steps } from './structures/steps';
import { createSuggestions } from './suggest';
import { createTextSearch } from './text-search';
import { productsNamed } from './titles';

const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** How search texts are understood; tests use grammars of their own. */
type Understand = (text: string, catalog: CatalogTerms) => UnderstoodQuery;

/** Builds the index of a whole catalog synchronously; ids must be unique. */
export function createSearchIndex(
  products: Iterable<SearchProduct>,
  understand: Understand = understandQuery,
): SearchIndex {
  const collector = collectCatalog();
  for (const product of products) collector.add(product);
  return runToCompletion(buildIndex(collector.finish(), understand));
}

/** Reading the texts and tags of a product takes long. */
const productsPerStep = 32;

/** Builds the index in time slices, so that requests are not blocked. */
export function createSearchIndexBuilder(): SearchIndexBuilder {
  const collector = collectCatalog();
  return {
    add: (products) =>
      runYielding(
        forEachChunk(
          products.length,
          (from, to) => products.slice(from, to).forEach(collector.add),
          productsPerStep,
        ),
      ),
    finish: (signal) => runYielding(buildIndex(collector.finish(), understandQuery), signal),
  };
}

function* buildIndex(steps: Steps<Catalog>, understand: Understand): Steps<SearchIndex> {
  const catalog = yield* steps;
  return createIndexFrom(catalog, yield* createFacetCounter(catalog), understand);
}

function createIndexFrom(
  catalog: Catalog,
  facets: FacetCounter,
  understand: Understand,
): SearchIndex {
  const { ids, byId, brands, prices, size } = catalog;
  const search = createTextSearch(size, catalog.families);
  const terms = catalogTerms(catalog);
  // Each filter, order and page of a search understands its text again.
  const understood = new LRUCache<string, UnderstoodQuery>({ max: 256 });
  const understandText = (text: string): UnderstoodQuery => {
    const known = understood.get(text) ?? understand(text, terms);
    understood.set(text, known);
    return known;
  };
  const listing = createListing(catalog, search, understandText, facets.count);

  function productWith(id: number): number | null {
    let low = 0;
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (ids[byId.order[middle]!]! < id) low = middle + 1;
      else high = middle;
    }
    const product = byId.order[low];
    return product !== undefined && ids[product] === id ? product : null;
  }

  return {
    productCount: size,
    popularCount: catalog.popularFamilies,
    ...createSuggestions(catalog, search, listing.pickBest),
    brandNames: new Map(
      brands.slugs
        .map((slug, code): [string, string] => [slug, brands.names[code] ?? slug])
        .sort(([, a], [, b]) => byName.compare(a, b)),
    ),
    list: listing.list,
    named: (name) => productsNamed(catalog, foldText(name).words).map((product) => ids[product]!),
    pick: listing.pick,
    updatePrices(changes) {
      for (const change of changes) {
        const product = productWith(change.id);
        if (product === null) continue;
        facets.change(product, () => setPrices(prices, product, change));
      }
    },
    updateRatings(changes) {
      for (const change of changes) {
        const product = productWith(change.id);
        if (product === null) continue;
        facets.change(product, () => setRating(catalog.ratings, product, change));
      }
    },
  };
}
