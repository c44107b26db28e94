import { listSearchProducts } from '~/db/search/search-product.repo.server';
import type { SearchProduct } from '~/domain/search/search-index';
import type { Deps } from '../deps';

/** Larger chunks would block other queries of this process. */
const chunkSize = 1_000;

/** Reads all products for the search index, in the order of IDs, in chunks. */
export async function* readSearchProducts({
  db,
}: Pick<Deps, 'db'>): AsyncGenerator<SearchProduct[]> {
  let afterId = 0;
  for (;;) {
    const chunk = await listSearchProducts(db, { afterId, limit: chunkSize });
    const last = chunk.at(-1);
    if (last) yield chunk;
    if (!last || chunk.length < chunkSize) return;
    afterId = last.id;
  }
}
