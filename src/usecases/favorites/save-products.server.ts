import {
  deleteSavedAlerts,
  findSavedDrops,
  insertSavedAlerts,
} from '~/db/alerts/saved-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import {
  countFavorites,
  deleteFavorite,
  insertFavorites,
  updateFavoriteLists,
} from '~/db/favorites/favorite.repo.server';
import {
  findFavoriteList,
  upsertFirstFavoriteList,
} from '~/db/favorites/favorite-list.repo.server';
import { AppError } from '~/domain/app-error';
import { type Favorite, favoriteLimits } from '~/domain/favorites/favorites';
import type { Deps } from '../deps';

interface Saving {
  userId: string;
  /** 'Saved Items' by default. */
  listId: string | undefined;
  items: readonly { productId: number; savedAt?: Date; savedPriceCents?: number | null }[];
}

interface Saved {
  /** The number of products that were not saved before. */
  saved: number;
  /** Whether to offer alerts about price drops on saved products: with the first saved products. */
  offerSavedDrops: boolean;
}

/**
 * Saves products for a user. A product that is already saved stays unchanged in its list, so a device may
 * send the same products repeatedly.
 */
export async function saveProducts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, listId, items }: Saving,
): Promise<Saved> {
  const now = clock.now();
  return asPerson(db, userId, async (tx) => {
    const first = await upsertFirstFavoriteList(tx, { userId, id: crypto.randomUUID(), now });
    if (listId && !(await findFavoriteList(tx, { userId, id: listId }))) {
      throw new AppError('not_found', { message: 'There is no such list.' });
    }
    const isFirst = (await countFavorites(tx, userId)) === 0;
    const byProduct = new Map(items.map((item) => [item.productId, asSaved(item, now)]));
    const saved = await insertFavorites(tx, {
      userId,
      listId: listId ?? first,
      items: [...byProduct.values()],
      maxFavorites: favoriteLimits.products,
    });
    await insertSavedAlerts(tx, { userId, productIds: [...byProduct.keys()] }, now);
    const isUndecided = (await findSavedDrops(tx, userId)) === null;
    return { saved, offerSavedDrops: isFirst && saved > 0 && isUndecided };
  });
}

function asSaved(item: Saving['items'][number], now: Date): Favorite {
  const { productId, savedAt = now, savedPriceCents = null } = item;
  // A device's clock may be ahead of ours.
  return { productId, savedAt: savedAt < now ? savedAt : now, savedPriceCents };
}

export async function moveSavedProduct(
  { db }: Pick<Deps, 'db'>,
  { userId, productId, listId }: { userId: string; productId: number; listId: string },
): Promise<void> {
  await asPerson(db, userId, async (tx) => {
    const list = await findFavoriteList(tx, { userId, id: listId });
    const move = { userId, productId, fromListId: null, toListId: listId };
    if (!list || (await updateFavoriteLists(tx, move)) === 0) {
      throw new AppError('not_found', { message: 'This product or list does not exist.' });
    }
  });
}

/** Removes a product from a user's favorites. Idempotent. */
export async function removeSavedProduct(
  { db }: Pick<Deps, 'db'>,
  { userId, productId }: { userId: string; productId: number },
): Promise<void> {
  await asPerson(db, userId, async (tx) => {
    await deleteFavorite(tx, { userId, productId });
    await deleteSavedAlerts(tx, { userId, productId });
  });
}
