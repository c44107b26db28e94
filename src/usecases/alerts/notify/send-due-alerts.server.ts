import { deleteNoticesSentBefore } from '~/db/alerts/alert-notice.repo.server';
import { deleteDeletedAlertsBefore } from '~/db/alerts/deleted-alert.repo.server';
import { dayMs } from '~/domain/durations';
import type { Deps } from '~/usecases/deps';
import { queueAlertNotifications, recipientsPerBatch } from './queue-alert-notifications.server';

/** How long we remember what somebody was told. */
const noticeRetentionMs = 90 * dayMs;
/** How long deleting an alert can be undone. */
const deletedAlertRetentionMs = dayMs;

/** Tells what has waited: for the end of quiet hours, for the time of the digest, for a worker. */
export async function sendDueAlerts(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secrets'>,
): Promise<{ people: number }> {
  let people = 0;
  for (;;) {
    const notified = await deps.db.transaction((tx) => queueAlertNotifications(deps, tx));
    people += notified;
    if (notified < recipientsPerBatch) break;
  }
  const now = deps.clock.now().getTime();
  await deleteNoticesSentBefore(deps.db, new Date(now - noticeRetentionMs));
  await deleteDeletedAlertsBefore(deps.db, new Date(now - deletedAlertRetentionMs));
  return { people };
}
