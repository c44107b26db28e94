import { deletePriceAlert } from '~/db/alerts/deleted-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Deps } from '../deps';
import { noSuchAlert } from './edit-alert.server';

/** Removes an alert, with whatever it had still to say. For a while it can be restored. */
export async function removeAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: { id: string; userId: string },
): Promise<void> {
  const gone = await asPerson(db, key.userId, (tx) => deletePriceAlert(tx, key, clock.now()));
  if (!gone) throw noSuchAlert();
}
