import { findNewestPriceChangeId } from '~/db/price-change.repo.server';
import type { SearchIndex, SearchProduct } from '~/domain/search/search-index';
import type { Deps } from './deps';
import { readSearchProducts } from './read-search-products.server';

export interface BuiltSearchIndex {
  search: SearchIndex;
  /** Price changes up to this number are in it; see `followPrices`. */
  upToChange: number;
}

/** Builds a search index from the database; `create` makes it of the products. */
export async function buildSearchIndex(
  deps: Pick<Deps, 'db'>,
  create: (products: readonly SearchProduct[]) => SearchIndex | Promise<SearchIndex>,
): Promise<BuiltSearchIndex> {
  // Before the first product is read: what changes meanwhile is taken over twice rather than never.
  const upToChange = await findNewestPriceChangeId(deps.db);
  const products: SearchProduct[] = [];
  for await (const chunk of readSearchProducts(deps)) {
    for (const product of chunk) products.push(product);
  }
  return { search: await create(products), upToChange };
}
