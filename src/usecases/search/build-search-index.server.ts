import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { findNewestPriceChangeId } from '~/db/prices/price-change.repo.server';
import type { SearchIndex, SearchIndexBuilder } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { readSearchProducts } from './read-search-products.server';

export interface BuiltSearchIndex {
  search: SearchIndex;
  /** The last price change in it; see `followPrices`. */
  upToChange: number;
  /** The products version in it; see `keepSearchFresh`. */
  productsVersion: number;
}

/** Builds a search index from the database in batches, without blocking the process. */
export async function buildSearchIndex(
  deps: Pick<Deps, 'db'>,
  createBuilder: () => SearchIndexBuilder,
  signal?: AbortSignal,
): Promise<BuiltSearchIndex> {
  // Read before the products: concurrent changes are then applied twice rather than never.
  const productsVersion = await findProductsVersion(deps.db);
  const upToChange = await findNewestPriceChangeId(deps.db);
  const builder = createBuilder();
  for await (const chunk of readSearchProducts(deps)) {
    signal?.throwIfAborted();
    builder.add(chunk);
  }
  return { search: await builder.finish(signal), upToChange, productsVersion };
}
