import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import { findNewestPriceChangeAt, listProductRanges } from '~/db/sitemap/sitemap.repo.server';
import type { Deps } from '../deps';
import { productsInSitemap } from './read-sitemap.server';

/** What the protocol allows in one index. */
const maxSitemaps = 50_000;

export interface Sitemaps {
  /** The numbers, from 1, of the sitemaps that have products. */
  productSitemaps: number[];
  /** Nothing in the catalog has changed since; null before there was one. */
  changedAt: Date | null;
}

/** Which sitemaps there are. A product never moves from one to another. */
export async function listSitemaps({ db }: Pick<Deps, 'db'>): Promise<Sitemaps> {
  const ranges = await listProductRanges(db.reader, {
    rangeSize: productsInSitemap,
    limit: maxSitemaps,
  });
  const { loadedAt } = await findCatalogState(db.reader);
  return {
    productSitemaps: ranges.map((range) => range + 1),
    changedAt: (await findNewestPriceChangeAt(db.reader)) ?? loadedAt,
  };
}
