import { findProductsVersion } from '~/db/catalog/catalog.repo.server';
import { findNewestPriceChangeId } from '~/db/prices/price-change.repo.server';
import type { SearchIndex, SearchIndexBuilder } from '~/domain/search/search-index';
import type { Deps } from '../deps';
import { readSearchProducts } from './read-search-products.server';

export interface BuiltSearchIndex {
  search: SearchIndex;
  /** Price changes up to this number are in it; see `followPrices`. */
  upToChange: number;
  /** The version of the products that are in it; see `keepSearchFresh`. */
  productsVersion: number;
}

/** Builds a search index from the database, beside everything else that the process does. */
export async function buildSearchIndex(
  deps: Pick<Deps, 'db'>,
  createBuilder: () => SearchIndexBuilder,
  signal?: AbortSignal,
): Promise<BuiltSearchIndex> {
  // Before the first product is read: what changes meanwhile is taken over twice rather than never.
  const productsVersion = await findProductsVersion(deps.db);
  const upToChange = await findNewestPriceChangeId(deps.db);
  const builder = createBuilder();
  for await (const chunk of readSearchProducts(deps)) {
    signal?.throwIfAborted();
    builder.add(chunk);
  }
  return { search: await builder.finish(signal), upToChange, productsVersion };
}
