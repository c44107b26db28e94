import { countPriceAlerts } from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { countFavorites } from '~/db/favorites/favorite.repo.server';
import type { Deps } from '../deps';

export interface PersonCounts {
  favorites: number;
  priceAlerts: number;
}

export async function countPersonItems(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<PersonCounts> {
  return asPerson(db, userId, async (tx) => ({
    favorites: await countFavorites(tx, userId),
    priceAlerts: (await countPriceAlerts(tx, { userId })).total,
  }));
}
