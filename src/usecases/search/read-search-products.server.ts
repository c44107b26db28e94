import { listSearchProducts } from '~/db/search/search-product.repo.server';
import type { SearchProduct } from '~/domain/search/search-index';
import type { Deps } from '../deps';

/** Reading more at once would hold up whoever waits for the database inside this process. */
const chunkSize = 1_000;

/** Everything that the search index needs, in the order of ids, a thousand products at a time. */
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
