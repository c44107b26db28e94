import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { findNewestPriceChangeId } from '~/db/prices/price-change.repo.server';
import { listSearchProducts } from '~/db/search/search-product.repo.server';
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
const chunkSize = 1_000;

/** Builds a search index from the database in batches, without blocking the process. */
export async function buildSearchIndex(
  deps: Pick<Deps, 'db' | 'clock'>,
  createBuilder: () => SearchIndexBuilder,
  signal?: AbortSignal,
): Promise<BuiltSearchIndex> {
  // Read before the products: concurrent changes are then applied twice rather than never.
  const productsVersion = await findProductsVersion(deps.db);
  const upToChange = await findNewestPriceChangeId(deps.db);
  const builder = createBuilder();
  for await (const chunk of readSearchProducts(deps)) {
    signal?.throwIfAborted();
    await builder.add(chunk);
  }
  return { search: await builder.finish(signal), upToChange, productsVersion };
}

/** Reads all products for the search index, in the order of ids, in chunks. */
async function* readSearchProducts({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): AsyncGenerator<SearchProduct[]> {
  const clicks = await readPopularityClicks({ db, clock });
  let afterId = 0;
  for (;;) {
    const chunk = await listSearchProducts(db, { afterId, limit: chunkSize, clicks });
    const last = chunk.at(-1);
    if (last) yield chunk;
    if (!last || chunk.length < chunkSize) return;
    afterId = last.id;
  }
}
