import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import { listSitemapProducts, type SitemapProduct } from '~/db/sitemap/sitemap.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

/** The protocol's limit for one file. */
export const productsInSitemap = 50_000;

/** No product id can be above this. */
const lastSitemap = Math.ceil(2 ** 31 / productsInSitemap);

interface SitemapQuery {
  /** Starts at 1. */
  number: number;
  /** Products in memory at a time. */
  chunkSize?: number;
}

interface Sitemap {
  /** Changes with the catalog. */
  version: number;
  /** Its products in the order of ids, streamed from the database. */
  chunks: AsyncGenerator<SitemapProduct[]>;
}

/** The products of one sitemap. */
export async function readSitemap(
  { db }: Pick<Deps, 'db'>,
  { number, chunkSize = 1_000 }: SitemapQuery,
): Promise<Sitemap> {
  const range = {
    afterId: (number - 1) * productsInSitemap,
    upToId: number * productsInSitemap,
  };
  const exists =
    number >= 1 &&
    number <= lastSitemap &&
    (await listSitemapProducts(db.reader, { ...range, limit: 1 })).length > 0;
  if (!exists) throw new AppError('not_found', { message: 'There is no such sitemap.' });
  const { version } = await findCatalogState(db.reader);
  return { version, chunks: readChunks(db, { ...range, chunkSize }) };
}

async function* readChunks(
  db: Deps['db'],
  { afterId, upToId, chunkSize }: { afterId: number; upToId: number; chunkSize: number },
): AsyncGenerator<SitemapProduct[]> {
  let last = afterId;
  for (;;) {
    const chunk = await listSitemapProducts(db.reader, { afterId: last, upToId, limit: chunkSize });
    const newest = chunk.at(-1);
    if (newest) yield chunk;
    if (!newest || chunk.length < chunkSize) return;
    last = newest.id;
  }
}
