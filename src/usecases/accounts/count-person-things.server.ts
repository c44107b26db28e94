import { countPriceAlerts } from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { countFavourites } from '~/db/favorites/favourite.repo.server';
import type { Deps } from '../deps';

/** How much a person has gathered. */
export interface PersonCounts {
  favorites: number;
  priceAlerts: number;
}

/** How many favourites and price alerts a person has. */
export async function countPersonThings(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<PersonCounts> {
  return asPerson(db, userId, async (tx) => ({
    favorites: await countFavourites(tx, userId),
    priceAlerts: (await countPriceAlerts(tx, { userId })).total,
  }));
}
