import type { Context, Hono } from 'hono';
import { AppError } from '~/domain/app-error';
import { readId } from '~/domain/input/storable';
import { type HistoryWindow, historyWindows } from '~/domain/prices/history-window';
import { readCards } from '~/usecases/catalog/card-cache.server';
import { showProduct } from '~/usecases/catalog/show-products.server';
import { showRelatedProducts } from '~/usecases/catalog/show-related-products.server';
import { showChanges } from '~/usecases/changes/show-changes.server';
import { showDupes } from '~/usecases/dupes/show-dupes.server';
import { readPriceHistory } from '~/usecases/prices/read-price-history.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { changesJson } from '~/web/shared/catalog/change-json';
import { historyJson, relatedJson } from '~/web/shared/catalog/history-json';
import { productJson } from '~/web/shared/catalog/product-json';
import { endpoint } from '../endpoint.server';
import { dupesJson } from './dupes-json';

/** Contains nothing personal, so shared caches may store it briefly. */
const shortCacheHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=10' };

export function productApi(app: Hono<RequestEnv>): void {
  endpoint(app, '/api/products/:id', {
    GET: async (c) => {
      const { product, siblings } = await findProduct(c);
      return c.json(productJson(product, siblings), 200, shortCacheHeaders);
    },
  });

  endpoint(app, '/api/products/:id/history', {
    GET: async (c) => {
      const days = readDays(c.req.query('days'));
      const { product } = await findProduct(c);
      const history = await readPriceHistory(c.get('deps'), product);
      return c.json(historyJson(product.id, history, days), 200, shortCacheHeaders);
    },
  });

  endpoint(app, '/api/products/:id/changes', {
    GET: async (c) => {
      const { product } = await findProduct(c);
      const changes = await showChanges(c.get('deps'), { productId: product.id });
      return c.json(changesJson(product.id, changes), 200, shortCacheHeaders);
    },
  });

  endpoint(app, '/api/products/:id/dupes', {
    GET: async (c) => {
      const deps = c.get('deps');
      const id = readId(c.req.param('id')) ?? 0;
      const dupes = await showDupes({ ...deps, cards: readCards(deps) }, { id });
      return c.json(dupesJson(dupes), 200, shortCacheHeaders);
    },
  });

  endpoint(app, '/api/products/:id/related', {
    GET: async (c) => {
      const { product } = await findProduct(c);
      const deps = c.get('deps');
      const related = await showRelatedProducts({ ...deps, cards: readCards(deps) }, product);
      return c.json(relatedJson(related), 200, shortCacheHeaders);
    },
  });
}

function findProduct(c: Context<RequestEnv>) {
  return showProduct(c.get('deps'), { id: readId(c.req.param('id')) ?? 0 });
}

function readDays(text = '365'): HistoryWindow {
  const days = historyWindows.find((window) => String(window) === text);
  if (days !== undefined) return days;
  const problem = `must be one of ${historyWindows.join(', ')}`;
  throw new AppError('bad_request', { message: `days ${problem}.`, fields: { days: problem } });
}
