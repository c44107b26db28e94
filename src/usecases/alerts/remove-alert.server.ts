import { deletePriceAlert, restorePriceAlert } from '~/db/alerts/deleted-alert.repo.server';
import { findPriceAlert, type StoredAlert } from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { requireAlertCapacity } from './create-alert.server';
import { noSuchAlert } from './edit-alert.server';
import { queueAlertEvaluation } from './queue-alert-evaluation.server';

/** Deletes an alert with its pending notifications. It can be restored for a while. */
export async function removeAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: { id: string; userId: string },
): Promise<void> {
  const gone = await asPerson(db, key.userId, (tx) => deletePriceAlert(tx, key, clock.now()));
  if (!gone) throw noSuchAlert();
}

/** Restores a deleted alert and evaluates the prices that it missed. */
export async function restoreAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: { id: string; userId: string },
): Promise<StoredAlert> {
  const alert = await asPerson(db, key.userId, async (tx) => {
    await requireAlertCapacity(tx, key.userId);
    return (await restorePriceAlert(tx, key)) ? findPriceAlert(tx, key) : null;
  });
  if (!alert) {
    throw new AppError('not_found', {
      message: 'This alert cannot be restored. You can create it again on the product’s page.',
    });
  }
  const seen = { changed: [alert.productId], confirmed: [] };
  await db.transaction((tx) => queueAlertEvaluation(tx, seen, clock.now()));
  return alert;
}
