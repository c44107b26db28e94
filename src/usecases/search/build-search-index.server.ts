import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { findNewestPriceChangeId } from '~/db/prices/price-change.repo.server';
import { listRowVersions, listSearchProducts } from '~/db/search/search-product.repo.server';
import type {
  SavableSearchIndex,
  SearchIndexBuilder,
  SearchProduct,
} from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { readPopularityClicks } from './popularity-clicks.server';

export interface BuiltSearchIndex {
  search: SavableSearchIndex;
  /** The last price change in it; see `followPrices`. */
  upToChange: number;
  /** The products version in it; see `keepSearchFresh`. */
  productsVersion: number;
}

/** Larger chunks would block other queries of this process. */
const chunkSize = 250;
const versionsPerChunk = 2_000;
/** With more changed products, comparing them is a waste of time. */
const maxChangedShare = 0.5;

type BuildDeps = Pick<Deps, 'db' | 'clock'>;

/** Builds a search index from the database in batches, without blocking the process. */
export async function buildSearchIndex(
  deps: BuildDeps,
  createBuilder: () => SearchIndexBuilder,
  signal?: AbortSignal,
): Promise<BuiltSearchIndex> {
  // Read before the products: concurrent changes are then applied twice rather than never.
  const productsVersion = await findProductsVersion(deps.db);
  const upToChange = await findNewestPriceChangeId(deps.db);
  const builder = createBuilder();
  const clicks = await readPopularityClicks(deps);
  let afterId = 0;
  for (;;) {
    const chunk = await listSearchProducts(deps.db, { afterId, limit: chunkSize, clicks });
    await addChunk(builder, chunk, signal);
    if (chunk.length < chunkSize) break;
    afterId = chunk.at(-1)?.id ?? 0;
  }
  return { search: await builder.finish(signal), upToChange, productsVersion };
}

/**
 * Builds the next index from the previous one and the products that are new or have changed since; null if those are too
 * many.
 */
export async function extendSearchIndex(
  deps: BuildDeps,
  previous: BuiltSearchIndex,
  signal?: AbortSignal,
): Promise<(BuiltSearchIndex & { changedProducts: number }) | null> {
  const { upToChange } = previous;
  const productsVersion = await findProductsVersion(deps.db);
  const { kept, changed } = await compareProducts(deps, previous.search, signal);
  if (changed.length > maxChangedShare * kept.length) return null;
  const clicks = await readPopularityClicks(deps);
  const builder = await previous.search.extend(kept, clicks, signal);
  for (let from = 0; from < changed.length; from += chunkSize) {
    const ids = changed.slice(from, from + chunkSize);
    const query = { afterId: 0, limit: chunkSize, ids, clicks };
    await addChunk(builder, await listSearchProducts(deps.db, query), signal);
  }
  const search = await builder.finish(signal);
  return { search, upToChange, productsVersion, changedProducts: changed.length };
}

async function addChunk(
  builder: SearchIndexBuilder,
  chunk: readonly SearchProduct[],
  signal?: AbortSignal,
): Promise<void> {
  signal?.throwIfAborted();
  await builder.add(chunk);
}

/** The ids of the products that an index has as they are stored, and of the others. */
async function compareProducts(
  { db }: BuildDeps,
  search: SavableSearchIndex,
  signal?: AbortSignal,
): Promise<{ kept: number[]; changed: number[] }> {
  const kept: number[] = [];
  const changed: number[] = [];
  let afterId = 0;
  for (;;) {
    signal?.throwIfAborted();
    const chunk = await listRowVersions(db, { afterId, limit: versionsPerChunk });
    for (const { id, rowVersion } of chunk) {
      (search.rowVersionOf(id) === rowVersion ? kept : changed).push(id);
    }
    if (chunk.length < versionsPerChunk) return { kept, changed };
    afterId = chunk.at(-1)?.id ?? 0;
  }
}
