import type { Deps } from './deps';

/** How much a person has gathered. */
export interface PersonCounts {
  favorites: number;
  priceAlerts: number;
}

/** How many favourites and price alerts a person has. Neither can be made yet, so there are none. */
export async function countPersonThings(
  _deps: Pick<Deps, 'db'>,
  _person: { userId: string },
): Promise<PersonCounts> {
  return { favorites: 0, priceAlerts: 0 };
}
