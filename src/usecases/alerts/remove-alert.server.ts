import { deletePriceAlert } from '~/db/alerts/deleted-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Deps } from '../deps';
import { noSuchAlert } from './edit-alert.server';

/** Deletes an alert with its pending notifications. It can be restored for a while. */
export async function removeAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: { id: string; userId: string },
): Promise<void> {
  const gone = await asPerson(db, key.userId, (tx) => deletePriceAlert(tx, key, clock.now()));
  if (!gone) throw noSuchAlert();
}
