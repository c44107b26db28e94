import { deleteWaitingNotices } from '~/db/alerts/alert-notice.repo.server';
import {
  findPriceAlert,
  type StoredAlert,
  updatePriceAlertCondition,
} from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { isUniqueViolation } from '~/db/engine/unique-violation';
import type { AlertCondition } from '~/domain/alerts/price-alert';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { initializeAlert } from './initialize-alert.server';

export const noSuchAlert = () =>
  new AppError('not_found', { message: 'This alert does not exist. It may have been deleted.' });

/** Changes the condition of an alert, which then starts over from the current price. */
export async function editAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId, condition }: { id: string; userId: string; condition: AlertCondition },
): Promise<StoredAlert> {
  const key = { id, userId };
  const before = await asPerson(db, userId, (tx) => findPriceAlert(tx, key));
  if (!before) throw noSuchAlert();
  const initialAlert = await initializeAlert(db, { productId: before.productId, condition });
  try {
    return await asPerson(db, userId, async (tx) => {
      await updatePriceAlertCondition(tx, { ...key, ...initialAlert }, clock.now());
      await deleteWaitingNotices(tx, [id]);
      const alert = await findPriceAlert(tx, key);
      if (!alert) throw noSuchAlert();
      return alert;
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const problem = 'You already have an alert of this kind for this store.';
    throw new AppError('conflict', { message: problem, fields: { kind: problem } });
  }
}
