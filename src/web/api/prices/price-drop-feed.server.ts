import type { Context, Hono } from 'hono';
import { findCategory } from '~/domain/catalog/category';
import { formatDollars } from '~/domain/prices/money';
import { type Site, siteUrl } from '~/domain/site';
import { describeCatalog } from '~/usecases/catalog/describe-catalog.server';
import { type ListedPriceDrop, listPriceDrops } from '~/usecases/prices/list-price-drops.server';
import { respondWithCachedFile } from '~/web/http/cache/cached-file.server';
import type { PageCache } from '~/web/http/cache/page-cache.server';
import type { RequestEnv } from '../../http/request-env.server';
import { priceDropFeed } from '../../shared/price-drop-feed';
import { endpoint } from '../endpoint.server';
import { renderAtomFeed } from './atom-feed';

const type = 'application/atom+xml; charset=utf-8';
const freshSeconds = 60;
const maxFeedEntries = 50;

/** Price drops as an Atom feed, newest first. */
export function priceDropFeedApi(app: Hono<RequestEnv>, cache: PageCache): void {
  endpoint(app, priceDropFeed.path, {
    GET: (c) => respondWithCachedFile(c, cache, { type, freshSeconds, make: () => makeFeed(c) }),
  });
}

async function makeFeed(c: Context<RequestEnv>): Promise<string> {
  const deps = c.get('deps');
  const { site } = deps;
  const drops = await listPriceDrops(deps, { limit: maxFeedEntries, order: 'newest' });
  const { loadedAt } = await describeCatalog(deps);
  const demoNote = site.demo ? ' Brands and prices of this demo catalog are invented.' : '';
  return renderAtomFeed({
    title: `${priceDropFeed.title} at ${site.brandName}`,
    subtitle: `Products whose price has dropped.${demoNote}`,
    self: siteUrl(site, priceDropFeed.path),
    page: siteUrl(site, '/'),
    author: site.brandName,
    updatedAt: drops[0]?.droppedAt ?? loadedAt ?? deps.clock.now(),
    entries: drops.map((drop) => entryOf(site, drop)),
  });
}

function entryOf(
  site: Site,
  { product, priceCents, beforeCents, droppedAt, percent }: ListedPriceDrop,
) {
  const { id, brand, name, offers } = product;
  const url = siteUrl(site, `/product/${id}`);
  const stores = offers.filter(({ inStock }) => inStock).length;
  return {
    // Includes the time, because the same product may drop again.
    id: `${url}#dropped-${droppedAt.toISOString()}`,
    title: `${brand.name} ${name}: ${formatDollars(priceCents)} (${percent}% less)`,
    url,
    updatedAt: droppedAt,
    summary:
      `From ${formatDollars(priceCents)}, down from ${formatDollars(beforeCents)}. ` +
      `Compare ${stores} ${stores === 1 ? 'store' : 'stores'}.`,
    category: findCategory(product.category)?.category.name ?? product.category,
  };
}
