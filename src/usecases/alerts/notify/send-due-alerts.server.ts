import { deleteNoticesSentBefore } from '~/db/alerts/alert-notice.repo.server';
import { deleteDeletedAlertsBefore } from '~/db/alerts/deleted-alert.repo.server';
import { retainedSince } from '~/domain/retention';
import type { Deps } from '~/usecases/deps';
import { queueAlertNotifications, recipientsPerBatch } from './queue-alert-notifications.server';

/** Sends alert notifications that were waiting for the end of quiet hours, the digest time or a worker. */
export async function sendDueAlerts(
  deps: Pick<Deps, 'db' | 'clock' | 'site' | 'secrets'>,
): Promise<{ people: number }> {
  let people = 0;
  for (;;) {
    const notified = await deps.db.transaction((tx) => queueAlertNotifications(deps, tx));
    people += notified;
    if (notified < recipientsPerBatch) break;
  }
  const now = deps.clock.now();
  await deleteNoticesSentBefore(deps.db, retainedSince('alertNotice', now));
  await deleteDeletedAlertsBefore(deps.db, retainedSince('deletedAlert', now));
  return { people };
}
