import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { AppError } from '~/domain/app-error';
import type { FavoriteList } from '~/domain/favorites/favorites';
import { readId } from '~/domain/input/storable';
import {
  changeFavoriteList,
  createFavoriteList,
  removeFavoriteList,
  showFavoriteLists,
} from '~/usecases/favorites/manage-favorite-lists.server';
import {
  moveSavedProduct,
  removeSavedProduct,
  saveProducts,
} from '~/usecases/favorites/save-products.server';
import {
  listSavedIds,
  showDeviceProducts,
  showSavedProducts,
} from '~/usecases/favorites/show-saved-products.server';
import { readBody } from '~/web/http/bodies/read-body.server';
import type { RequestEnv } from '~/web/http/request-env.server';
import { savedPageJson } from '~/web/shared/favorites/saved-json';
import { endpoint, privateEndpoint } from '../endpoint.server';
import {
  deviceFavoritesSchema,
  listChangeSchema,
  listPageSchema,
  moveFavoriteSchema,
  newListSchema,
  saveFavoritesSchema,
} from './favorite-schemas';

const listNotFound = () => new AppError('not_found', { message: 'There is no such list.' });

/** The user's favorites and, for visitors without an account, the prices of those on their device. */
export function favoritesApi(app: Hono<RequestEnv>): void {
  privateEndpoint(app, '/api/favorites', {
    GET: async (c, { id: userId }) => {
      return c.json({ ids: await listSavedIds(c.get('deps'), { userId }) });
    },
    POST: async (c, { id: userId }) => {
      const { listId, items } = await readBody(c, saveFavoritesSchema);
      const itemsToSave = items.map(({ savedPriceCents, ...item }) => ({
        ...item,
        savedPriceCents: savedPriceCents ?? null,
      }));
      return c.json(await saveProducts(c.get('deps'), { userId, listId, items: itemsToSave }));
    },
  });
  // Public: the device sends its favorites, and nothing is stored.
  endpoint(app, '/api/favorites/on-device', {
    POST: async (c) => {
      const { items, ...pageQuery } = await readBody(c, deviceFavoritesSchema);
      const saved = await showDeviceProducts(c.get('deps'), {
        ...pageQuery,
        items: items.map((item) => ({ ...item, savedPriceCents: item.savedPriceCents ?? null })),
      });
      c.header('Cache-Control', 'no-store');
      const now = c.get('deps').clock.now();
      return c.json(savedPageJson(saved, { total: items.length, page: pageQuery.page, now }));
    },
  });
  privateEndpoint(app, '/api/favorites/lists', {
    GET: async (c, { id: userId }) => {
      const lists = await showFavoriteLists(c.get('deps'), { userId });
      return c.json({ items: lists.map(listJson) });
    },
    POST: async (c, { id: userId }) => {
      const body = await readBody(c, newListSchema);
      return c.json(listJson(await createFavoriteList(c.get('deps'), { ...body, userId })), 201);
    },
  });
  privateEndpoint(app, '/api/favorites/lists/:listId', {
    GET: async (c, { id: userId }) => {
      const pageQuery = readPageQuery(c);
      const { list, items } = await showSavedProducts(c.get('deps'), {
        ...pageQuery,
        userId,
        listId: readListId(c),
      });
      const now = c.get('deps').clock.now();
      return c.json(savedPageJson(items, { total: list.count, page: pageQuery.page, now }));
    },
    PATCH: async (c, { id: userId }) => {
      const id = readListId(c);
      const body = await readBody(c, listChangeSchema);
      const list = await changeFavoriteList(c.get('deps'), {
        userId,
        id,
        name: body.name,
        shared: body.shared,
      });
      return c.json(listJson(list));
    },
    DELETE: async (c, { id: userId }) => {
      await removeFavoriteList(c.get('deps'), { userId, id: readListId(c) });
      return c.body(null, 204);
    },
  });
  privateEndpoint(app, '/api/favorites/:productId', {
    PATCH: async (c, { id: userId }) => {
      const { listId } = await readBody(c, moveFavoriteSchema);
      await moveSavedProduct(c.get('deps'), { userId, productId: readProductId(c), listId });
      return c.body(null, 204);
    },
    DELETE: async (c, { id: userId }) => {
      await removeSavedProduct(c.get('deps'), { userId, productId: readProductId(c) });
      return c.body(null, 204);
    },
  });
}

function readListId(c: Context<RequestEnv>): string {
  const id = z.uuid().safeParse(c.req.param('listId'));
  if (!id.success) throw listNotFound();
  return id.data;
}

function readProductId(c: Context<RequestEnv>): number {
  const id = readId(c.req.param('productId'));
  if (id === null) throw new AppError('not_found', { message: 'There is no such product.' });
  return id;
}

function readPageQuery(c: Context<RequestEnv>) {
  const parsed = listPageSchema.safeParse({ page: c.req.query('page'), sort: c.req.query('sort') });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? 'page';
  throw new AppError('bad_request', {
    message: `${field} is invalid.`,
    fields: { [field]: issue?.message ?? '' },
  });
}

function listJson(list: FavoriteList) {
  return {
    id: list.id,
    name: list.name,
    /** The list that every user has. */
    first: list.position === 0,
    count: list.count,
    sharePath: list.shareToken && `/lists/${list.shareToken}`,
  };
}
