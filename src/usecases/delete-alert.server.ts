import { asPerson } from '~/db/as-person.server';
import { deletePriceAlert } from '~/db/price-alert.repo.server';
import type { Deps } from './deps';
import { noSuchAlert } from './edit-alert.server';

/** Removes an alert, with whatever it had still to say. */
export async function deleteAlert(
  { db }: Pick<Deps, 'db'>,
  key: { id: string; userId: string },
): Promise<void> {
  const gone = await asPerson(db, key.userId, (tx) => deletePriceAlert(tx, key));
  if (!gone) throw noSuchAlert();
}
