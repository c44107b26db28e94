import { updateAlertsArmed } from '~/db/alerts/alert-evaluation.repo.server';
import {
  type AlertNotice,
  deleteWaitingNotices,
  listDueNotices,
  updateNoticesSent,
} from '~/db/alerts/alert-notice.repo.server';
import { lockAlertRecipients } from '~/db/alerts/alert-setting.repo.server';
import { listPushDevices } from '~/db/alerts/push-device.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import type { PushDevice } from '~/domain/alerts/push-device';
import { renderPriceAlertMail } from '~/emails/alerts/price-alert.email';
import type { Deps } from '~/usecases/deps';
import { type MailLinks, mailLinks } from '~/usecases/email/mail-links.server';
import { queueMail } from '~/usecases/email/queue-mail.server';
import { type AlertContent, loadAlertContents } from './alert-contents.server';

export const sendPushJob = 'send-push';

/** The caller repeats until a batch is not full. */
export const recipientsPerBatch = 25;
/** Emails list this many alerts and count the rest. */
const maxAlertsPerEmail = 20;
const maxNoticesPerBatch = 5_000;
const maxDevicesPerBatch = 500;

/**
 * Queues one email and one push message per browser for each user with due notifications, in the caller's
 * transaction. Returns the number of users.
 */
export async function queueAlertNotifications(
  { clock, site, secrets }: Pick<Deps, 'clock' | 'site' | 'secrets'>,
  tx: Queryable,
): Promise<number> {
  const now = clock.now();
  const recipients = await lockAlertRecipients(tx, { now, limit: recipientsPerBatch });
  if (recipients.length === 0) return 0;
  const userIds = recipients.map(({ userId }) => userId);
  const notices = await listDueNotices(tx, { userIds, now, limit: maxNoticesPerBatch });
  const { contents, outdated } = await loadAlertContents(tx, notices, now);
  await rearmOutdated(tx, outdated);
  const devices = await listPushDevices(tx, { userIds, limit: maxDevicesPerBatch });
  const byRecipient = Map.groupBy(contents, ({ notice }) => notice.userId);
  const links = await mailLinks(tx, { site, secrets });
  for (const { userId, email, mail, timeZone } of recipients) {
    const own = withoutRepeats(byRecipient.get(userId) ?? []);
    const key = own[0]?.notice.id;
    if (key === undefined) continue;
    if (email !== null && mail) {
      const written = emailContentOf(own, { to: email, userId, timeZone, links });
      const options = { now, idempotencyKey: `alerts:${key}` };
      await queueMail(tx, renderPriceAlertMail(site, written), options);
    }
    const ownDevices = devices.filter((device) => device.userId === userId);
    await queuePushes(tx, ownDevices, own, now);
  }
  await updateNoticesSent(
    tx,
    contents.map(({ notice }) => notice.id),
    now,
  );
  return recipients.length;
}

/** Drops notifications about saved products for which the user's own alert has one too. */
function withoutRepeats(own: readonly AlertContent[]): AlertContent[] {
  const asked = new Set(own.flatMap(({ notice }) => (notice.forSaved ? [] : notice.productId)));
  return own.filter(({ notice }) => !notice.forSaved || !asked.has(notice.productId));
}

function emailContentOf(
  own: readonly AlertContent[],
  about: { to: string; userId: string; timeZone: string; links: MailLinks },
) {
  const { to, userId, timeZone, links } = about;
  return {
    to,
    timeZone,
    items: own.slice(0, maxAlertsPerEmail).map(({ notice, ...content }) => ({
      ...content,
      notification: notice,
      stopLink: notice.forSaved ? links.stopSaved(userId) : links.stopAlert(notice.alertId),
      changeLink: notice.forSaved ? links.changeSaved : links.changeAlert(notice.alertId),
    })),
    omittedCount: Math.max(0, own.length - maxAlertsPerEmail),
    unsubscribeLink: links.stopMails(userId),
    alertsLink: links.alerts,
  };
}

async function queuePushes(
  tx: Queryable,
  devices: readonly PushDevice[],
  own: readonly AlertContent[],
  now: Date,
): Promise<void> {
  const noticeIds = own.slice(0, 3).map(({ notice }) => notice.id);
  for (const { id: deviceId } of devices) {
    const payload = { deviceId, noticeIds, count: own.length };
    const idempotencyKey = `push:${deviceId}:${noticeIds[0]}`;
    await insertJob(tx, { kind: sendPushJob, payload, idempotencyKey, maxAttempts: 4 }, now);
  }
}

/** Re-arms alerts whose notification is no longer true. */
async function rearmOutdated(tx: Queryable, outdated: readonly AlertNotice[]): Promise<void> {
  if (outdated.length === 0) return;
  const alertIds = outdated.map(({ alertId }) => alertId);
  await updateAlertsArmed(tx, alertIds);
  await deleteWaitingNotices(tx, alertIds);
}
