import { asPerson } from '~/db/as-person.server';
import { countFavourites } from '~/db/favourite.repo.server';
import type { Deps } from './deps';

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
  const favorites = await asPerson(db, userId, (tx) => countFavourites(tx, userId));
  return { favorites, priceAlerts: 0 };
}
