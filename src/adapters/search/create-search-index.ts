import { LRUCache } from 'lru-cache';
import { foldText } from '~/domain/search/fold';
import type {
  SavableSearchIndex,
  SearchIndexBuilder,
  SearchProduct,
} from '~/domain/search/search-index';
import { understandQuery } from '~/domain/search/understand/understand-query';
import type { CatalogTerms, UnderstoodQuery } from '~/domain/search/understand/understood-query';
import { collectCatalog } from './build/collect-catalog';
import type { Catalog, StoredCatalog } from './catalog';
import { catalogTerms } from './catalog-terms';
import { connectCatalog } from './connect-catalog';
import { createFacetCounter, type FacetCounter } from './facets/count-facets';
import { createListing } from './listing';
import { setPrices } from './prices';
import { setRating } from './ratings';
import { fromColumnBytes, toColumnBytes } from './snapshot/column-bytes';
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
): SavableSearchIndex {
  const collector = collectCatalog();
  for (const product of products) collector.add(product);
  return runToCompletion(buildIndex(collector.finish(), understand));
}

/** Reading the texts and tags of a product takes long. */
const productsPerStep = 32;
/** Those of another index take less. */
const keptPerStep = 256;

/** Builds the index in time slices, so that requests are not blocked. */
export const createSearchIndexBuilder = (): SearchIndexBuilder => createBuilder(collectCatalog());

function createBuilder(collector: ReturnType<typeof collectCatalog>): SearchIndexBuilder {
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

/**
 * The index whose `toBytes` were written to the buffer, from `start` on. The index uses the buffer.
 */
export async function readSearchIndex(
  buffer: ArrayBuffer,
  start: number,
  signal?: AbortSignal,
  understand: Understand = understandQuery,
): Promise<SavableSearchIndex> {
  // Only `toBytes` of the same version has written it.
  const stored = fromColumnBytes(buffer, start) as StoredCatalog;
  return runYielding(createIndex(stored, understand), signal);
}

function* buildIndex(
  steps: Steps<StoredCatalog>,
  understand: Understand,
): Steps<SavableSearchIndex> {
  return yield* createIndex(yield* steps, understand);
}

function* createIndex(stored: StoredCatalog, understand: Understand): Steps<SavableSearchIndex> {
  const catalog = yield* connectCatalog(stored);
  return createIndexFrom(stored, catalog, yield* createFacetCounter(catalog), understand);
}

function createIndexFrom(
  stored: StoredCatalog,
  catalog: Catalog,
  facets: FacetCounter,
  understand: Understand,
): SavableSearchIndex {
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
  const listing = createListing(catalog, search, understandText, facets);

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
    count: listing.count,
    updatePrices(changes) {
      for (const change of changes) {
        const product = productWith(change.id);
        if (product === null) continue;
        facets.change(product, () => setPrices(prices, product, change));
      }
      listing.pricesChanged();
    },
    updateRatings(changes) {
      for (const change of changes) {
        const product = productWith(change.id);
        if (product === null) continue;
        facets.change(product, () => setRating(catalog.ratings, product, change));
      }
    },
    rowVersionOf(id) {
      const product = productWith(id);
      return product === null ? undefined : stored.rowVersions[product];
    },
    async extend(kept, clicks, signal) {
      const collector = collectCatalog();
      function* addAll(): Steps<void> {
        const add = yield* collector.from(stored);
        yield* forEachChunk(
          kept.length,
          (from, to) => {
            for (let at = from; at < to; at++) {
              const id = kept[at]!;
              const product = productWith(id);
              if (product !== null) add(product, clicks.get(id) ?? 0);
            }
          },
          keptPerStep,
        );
      }
      await runYielding(addAll(), signal);
      return createBuilder(collector);
    },
    toBytes() {
      const { choices, ratings, prices: changing, ...fixed } = stored;
      return toColumnBytes(fixed, { choices, ratings, prices: changing });
    },
  };
}
