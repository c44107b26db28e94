import { listProductCards } from '~/db/catalog/product.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  type FavoritePage,
  listFavoriteIds,
  listFavorites,
  listGivenFavorites,
} from '~/db/favorites/favorite.repo.server';
import { findFavoriteList, findSharedFavoriteList } from '~/db/favorites/favorite-list.repo.server';
import { AppError } from '~/domain/app-error';
import type { ProductSummary } from '~/domain/catalog/listed-product';
import {
  type Favorite,
  type FavoriteList,
  type FavoriteSort,
  favoriteLimits,
} from '~/domain/favorites/favorites';
import type { Deps } from '../deps';

export interface SavedProduct extends Favorite {
  product: ProductSummary;
}

interface PageRequest {
  sort: FavoriteSort;
  page: number;
}

/** A page of one of a user's lists, with current prices. */
export async function showSavedProducts(
  { db }: Pick<Deps, 'db'>,
  { userId, listId, ...request }: PageRequest & { userId: string; listId: string },
): Promise<{ list: FavoriteList; items: SavedProduct[] }> {
  const { list, saved } = await asPerson(db, userId, async (tx) => {
    const list = await findFavoriteList(tx, { userId, id: listId });
    if (!list) throw new AppError('not_found', { message: 'There is no such list.' });
    return { list, saved: await listFavorites(tx, list.id, pageOf(request)) };
  });
  return { list, items: await withProducts(db.reader, saved) };
}

/** A page of products saved on a device without an account, with current prices. */
export async function showDeviceProducts(
  { db }: Pick<Deps, 'db'>,
  { items, ...request }: PageRequest & { items: readonly Favorite[] },
): Promise<SavedProduct[]> {
  const saved = await listGivenFavorites(db.reader, items, pageOf(request));
  return withProducts(db.reader, saved);
}

/** A page of the list that is shared under this token. */
export async function showSharedList(
  { db }: Pick<Deps, 'db'>,
  { token, page }: { token: string; page: number },
): Promise<{ list: FavoriteList; items: SavedProduct[] }> {
  const list = await findSharedFavoriteList(db, token);
  if (!list) throw new AppError('not_found', { message: 'There is no shared list at this link.' });
  const saved = await listFavorites(db, list.id, pageOf({ sort: 'newest', page }));
  return { list, items: await withProducts(db.reader, saved) };
}

function pageOf({ sort, page }: PageRequest): FavoritePage {
  const { pageSize } = favoriteLimits;
  return { sort, offset: (page - 1) * pageSize, limit: pageSize };
}

async function withProducts(db: Queryable, saved: readonly Favorite[]): Promise<SavedProduct[]> {
  const ids = saved.map(({ productId }) => productId);
  const cards = await listProductCards(db, ids, favoriteLimits.pageSize);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return saved.flatMap((item) => {
    const product = byId.get(item.productId);
    return product ? [{ ...item, product }] : [];
  });
}

/** The ids of all products a user has saved, for the hearts on any page. */
export async function listSavedIds(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<number[]> {
  return asPerson(db, userId, (tx) => listFavoriteIds(tx, userId, favoriteLimits.products));
}
