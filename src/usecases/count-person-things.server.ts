import { countAlerts } from './count-alerts.server';
import type { Deps } from './deps';

/** How much a person has gathered. */
export interface PersonCounts {
  favorites: number;
  priceAlerts: number;
}

/** How many favourites and price alerts a person has. Favourites cannot be made yet, so there are none. */
export async function countPersonThings(
  deps: Pick<Deps, 'db'>,
  person: { userId: string },
): Promise<PersonCounts> {
  const { total } = await countAlerts(deps, person);
  return { favorites: 0, priceAlerts: total };
}
