import type { Context, Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { decodeListing } from '~/domain/search/listing-params';
import { showProducts } from '~/usecases/catalog/show-products.server';
import { listProducts } from '~/usecases/listing/list-products.server';
import { suggestInListing, suggestProducts } from '~/usecases/search/suggest-products.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { productCardJson, productJson } from '~/web/shared/catalog/product-json';
import { endpoint } from '../endpoint.server';
import { describeApi } from '../openapi/describe-api';

/** Contains nothing personal, so shared caches may store it briefly. */
const shortCacheHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=10' };
const maxProductIds = 100;

export function catalogApi(app: Hono<RequestEnv>): void {
  endpoint(app, '/api/suggest', {
    GET: async (c) => {
      const text = c.req.query('q') ?? '';
      const suggest = c.req.query('in') === 'listing' ? suggestInListing : suggestProducts;
      const { products, categories } = await suggest(c.get('deps'), { text });
      return c.json(
        {
          products: products.map(productCardJson),
          categories: categories.map(({ slug, name }) => ({
            id: slug,
            name,
            path: `/category/${slug}`,
          })),
        },
        200,
        shortCacheHeaders,
      );
    },
  });

  endpoint(app, '/api/products', {
    GET: async (c) => {
      const ids = c.req.query('ids');
      if (ids !== undefined) {
        const products = await showProducts(c.get('deps'), { ids: readIds(ids) });
        return c.json(
          { items: products.map((product) => productJson(product)) },
          200,
          shortCacheHeaders,
        );
      }
      const listing = await listProducts(c.get('deps'), readListing(c));
      return c.json(
        { ...listing, items: listing.items.map(productCardJson) },
        200,
        shortCacheHeaders,
      );
    },
  });

  endpoint(app, '/api/openapi.json', {
    GET: (c) => c.json(describeApi(c.get('deps').site), 200, shortCacheHeaders),
  });
}

function readListing(c: Context<RequestEnv>) {
  const { params, problems } = decodeListing(new URL(c.req.url).searchParams);
  const [name] = Object.keys(problems);
  if (name === undefined) return params;
  throw new AppError('bad_request', {
    message: `${name} ${problems[name]}.`,
    fields: problems,
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
