import { findCatalogState } from '~/db/catalog/catalog.repo.server';
import { findNewestPriceChangeAt, listProductRanges } from '~/db/sitemap/sitemap.repo.server';
import type { Deps } from '../deps';
import { productsInSitemap } from './read-sitemap.server';

/** The protocol's limit for one sitemap index. */
const maxSitemaps = 50_000;

export interface Sitemaps {
  /** The numbers, from 1, of the sitemaps that have products. */
  productSitemaps: number[];
  /** The time of the last change of the catalog; null without a catalog. */
  changedAt: Date | null;
}

/** Lists the sitemaps. A product never moves from one to another. */
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
