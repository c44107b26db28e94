import { deleteWaitingNotices } from '~/db/alerts/alert-notice.repo.server';
import {
  findPriceAlert,
  type StoredAlert,
  updatePriceAlertPaused,
} from '~/db/alerts/price-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Deps } from '../deps';
import { noSuchAlert } from './edit-alert.server';
import { queueAlertEvaluation } from './queue-alert-evaluation.server';

/** Pauses or resumes an alert. A resumed alert is evaluated immediately. */
export async function setAlertPaused(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  input: { id: string; userId: string; paused: boolean },
): Promise<StoredAlert> {
  const now = clock.now();
  const alert = await asPerson(db, input.userId, async (tx) => {
    await updatePriceAlertPaused(tx, input, now);
    if (input.paused) await deleteWaitingNotices(tx, [input.id]);
    return findPriceAlert(tx, input);
  });
  if (!alert) throw noSuchAlert();
  if (!input.paused) {
    await db.transaction((tx) =>
      queueAlertEvaluation(tx, { changed: [alert.productId], confirmed: [] }, now),
    );
  }
  return alert;
}
