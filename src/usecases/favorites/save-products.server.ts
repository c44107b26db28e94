import { findSavedDrops, insertSavedAlerts } from '~/db/alerts/saved-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { countFavorites, insertFavorites } from '~/db/favorites/favorite.repo.server';
import {
  findFavoriteList,
  upsertFirstFavoriteList,
} from '~/db/favorites/favorite-list.repo.server';
import { AppError } from '~/domain/app-error';
import { type Favorite, favoriteLimits } from '~/domain/favorites/favorites';
import type { Deps } from '../deps';

interface Saving {
  userId: string;
  /** Into 'Saved Items' unless it is said. */
  listId: string | undefined;
  items: readonly { productId: number; savedAt?: Date; savedPriceCents?: number | null }[];
}

interface Saved {
  /** How many were not saved before. */
  saved: number;
  /** Whether to ask if they want to hear about price drops on what they save: with the first ones. */
  offerSavedDrops: boolean;
}

/**
 * Saves products for a person. One that is saved already stays as it is, wherever it is, so a device may
 * hand over the same ones as often as it likes.
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
