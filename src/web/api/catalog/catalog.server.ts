import type { Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { readCards } from '~/usecases/catalog/card-cache.server';
import { showProducts } from '~/usecases/catalog/show-products.server';
import { listProducts } from '~/usecases/listing/list-products.server';
import { readListingNames } from '~/usecases/listing/listing-names.server';
import { suggestInListing, suggestProducts } from '~/usecases/search/suggest-products.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { productJson } from '~/web/shared/catalog/product-json';
import { endpoint } from '../endpoint.server';
import { describeApi } from '../openapi/describe-api';
import { rejectUnknownParams } from '../reject-unknown-params.server';
import { listingApiJson, suggestionsJson } from './listing-api-json';
import { listingApiParams, readListingQuery } from './read-listing-query.server';

/** Contains nothing personal, so shared caches may store it briefly. */
const shortCacheHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=10' };
const maxProductIds = 100;

export function catalogApi(app: Hono<RequestEnv>): void {
  endpoint(app, '/api/suggest', {
    GET: async (c) => {
      const text = c.req.query('q') ?? '';
      const suggest = c.req.query('in') === 'listing' ? suggestInListing : suggestProducts;
      const found = await suggest(c.get('deps'), { text });
      return c.json(suggestionsJson(found), 200, shortCacheHeaders);
    },
  });

  endpoint(app, '/api/products', {
    GET: async (c) => {
      const query = new URL(c.req.url).searchParams;
      rejectUnknownParams(query, listingApiParams);
      const ids = c.req.query('ids');
      if (ids !== undefined) {
        const products = await showProducts(c.get('deps'), { ids: readIds(ids) });
        return c.json(
          { items: products.map((product) => productJson(product)) },
          200,
          shortCacheHeaders,
        );
      }
      const deps = c.get('deps');
      const { params, explain } = readListingQuery(query, await readListingNames(deps));
      // The API says when each price was seen, which cards in memory do not follow.
      const listing = await listProducts({ ...deps, cards: readCards(deps) }, params, { explain });
      return c.json(listingApiJson(listing, params, explain), 200, shortCacheHeaders);
    },
  });

  endpoint(app, '/api/openapi.json', {
    GET: (c) => c.json(describeApi(c.get('deps').site), 200, shortCacheHeaders),
  });
}

function readIds(text: string): number[] {
  const ids = text.split(',').filter(Boolean).map(readId);
  if (ids.length > maxProductIds || !ids.every((id) => id !== null)) {
    const problem = `must be up to ${maxProductIds} numbers, separated by commas`;
    throw new AppError('bad_request', { message: `ids ${problem}.`, fields: { ids: problem } });
  }
  return ids;
}
