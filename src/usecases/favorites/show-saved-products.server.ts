import { listProductCards } from '~/db/catalog/product.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  type FavouritePage,
  listFavourites,
  listGivenFavourites,
} from '~/db/favorites/favourite.repo.server';
import {
  findFavouriteList,
  findSharedFavouriteList,
} from '~/db/favorites/favourite-list.repo.server';
import { AppError } from '~/domain/app-error';
import type { ProductCard } from '~/domain/catalog/listed-product';
import {
  type Favourite,
  type FavouriteList,
  type FavouriteSort,
  favouriteLimits,
} from '~/domain/favorites/favourites';
import type { Deps } from '../deps';

export interface SavedProduct extends Favourite {
  product: ProductCard;
}

interface Wish {
  sort: FavouriteSort;
  page: number;
}

/** A page of one of a person's lists, with today's prices. */
export async function showSavedProducts(
  { db }: Pick<Deps, 'db'>,
  { userId, listId, ...wish }: Wish & { userId: string; listId: string },
): Promise<{ list: FavouriteList; items: SavedProduct[] }> {
  const { list, saved } = await asPerson(db, userId, async (tx) => {
    const list = await findFavouriteList(tx, { userId, id: listId });
    if (!list) throw new AppError('not_found', { message: 'There is no such list.' });
    return { list, saved: await listFavourites(tx, list.id, pageOf(wish)) };
  });
  return { list, items: await withProducts(db.reader, saved) };
}

/** A page of what somebody without an account keeps on their device, with today's prices. */
export async function showDeviceProducts(
  { db }: Pick<Deps, 'db'>,
  { items, ...wish }: Wish & { items: readonly Favourite[] },
): Promise<SavedProduct[]> {
  const saved = await listGivenFavourites(db.reader, items, pageOf(wish));
  return withProducts(db.reader, saved);
}

/** A page of a list that its owner shares under this token. */
export async function showSharedList(
  { db }: Pick<Deps, 'db'>,
  { token, page }: { token: string; page: number },
): Promise<{ list: FavouriteList; items: SavedProduct[] }> {
  const list = await findSharedFavouriteList(db, token);
  if (!list) throw new AppError('not_found', { message: 'Nobody shares a list under this link.' });
  const saved = await listFavourites(db, list.id, pageOf({ sort: 'newest', page }));
  return { list, items: await withProducts(db.reader, saved) };
}

function pageOf({ sort, page }: Wish): FavouritePage {
  const { pageSize } = favouriteLimits;
  return { sort, offset: (page - 1) * pageSize, limit: pageSize };
}

async function withProducts(db: Queryable, saved: readonly Favourite[]): Promise<SavedProduct[]> {
  const ids = saved.map(({ productId }) => productId);
  const cards = await listProductCards(db, ids, favouriteLimits.pageSize);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return saved.flatMap((item) => {
    const product = byId.get(item.productId);
    return product ? [{ ...item, product }] : [];
  });
}
