import { deleteWaitingNotices } from '~/db/alerts/alert-notice.repo.server';
import {
  findPriceAlert,
  type KeptAlert,
  updatePriceAlertWish,
} from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { isDuplicate } from '~/db/engine/is-duplicate';
import type { AlertWish } from '~/domain/alerts/price-alert';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { beginAlert } from './begin-alert.server';

export const noSuchAlert = () =>
  new AppError('not_found', { message: 'There is no such alert. It may have been deleted.' });

/** Changes what an alert waits for. It begins anew, from today's price. */
export async function editAlert(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, userId, wish }: { id: string; userId: string; wish: AlertWish },
): Promise<KeptAlert> {
  const key = { id, userId };
  const before = await asPerson(db, userId, (tx) => findPriceAlert(tx, key));
  if (!before) throw noSuchAlert();
  const begun = await beginAlert(db, { productId: before.productId, wish });
  try {
    return await asPerson(db, userId, async (tx) => {
      await updatePriceAlertWish(tx, { ...key, ...begun }, clock.now());
      await deleteWaitingNotices(tx, [id]);
      const alert = await findPriceAlert(tx, key);
      if (!alert) throw noSuchAlert();
      return alert;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const problem = 'You have another alert of this kind for the same store.';
    throw new AppError('invalid_body', { message: problem, fields: { kind: problem } });
  }
}
