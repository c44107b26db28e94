import { updateAlertsArmed } from '~/db/alerts/alert-evaluation.repo.server';
import {
  type AlertNotice,
  deleteWaitingNotices,
  listDueNotices,
  updateNoticesTold,
} from '~/db/alerts/alert-notice.repo.server';
import { lockAlertReaders } from '~/db/alerts/alert-setting.repo.server';
import { listPushDevices } from '~/db/alerts/push-device.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import type { PushDevice } from '~/domain/alerts/push-device';
import { renderPriceAlertMail } from '~/emails/alerts/price-alert.email';
import type { Deps } from '~/usecases/deps';
import { queueMail } from '~/usecases/email/queue-mail.server';
import { type AlertLinks, alertLinks } from './alert-links.server';
import { type AlertStory, tellStories } from './alert-stories.server';

export const sendPushJob = 'send-push';

/** People at a time; whoever calls goes on while it is full. */
export const peopleAtATime = 25;
/** More than this in one mail nobody reads; the rest is counted. */
const mostInAMail = 20;
const mostNotices = 5_000;
const mostDevices = 500;

/**
 * Queues one mail, and a message to each browser, for everybody with news that is due: all their news
 * together, in the caller's transaction. Returns how many people there were.
 */
export async function tellPeople(
  { clock, site, secrets }: Pick<Deps, 'clock' | 'site' | 'secrets'>,
  tx: Queryable,
): Promise<number> {
  const now = clock.now();
  const readers = await lockAlertReaders(tx, { now, limit: peopleAtATime });
  if (readers.length === 0) return 0;
  const userIds = readers.map(({ userId }) => userId);
  const notices = await listDueNotices(tx, { userIds, now, limit: mostNotices });
  const { stories, outdated } = await tellStories(tx, notices, now);
  await takeBack(tx, outdated);
  const devices = await listPushDevices(tx, { userIds, limit: mostDevices });
  const byReader = Map.groupBy(stories, ({ notice }) => notice.userId);
  const links = await alertLinks(tx, { site, secrets });
  for (const { userId, email, mail, timeZone } of readers) {
    const own = withoutRepeats(byReader.get(userId) ?? []);
    const key = own[0]?.notice.id;
    if (key === undefined) continue;
    if (email !== null && mail) {
      const written = mailOf(own, { to: email, userId, timeZone, links });
      const options = { now, idempotencyKey: `alerts:${key}` };
      await queueMail(tx, renderPriceAlertMail(site, written), options);
    }
    const toTell = devices.filter((device) => device.userId === userId);
    await queuePushes(tx, toTell, own, now);
  }
  await updateNoticesTold(
    tx,
    stories.map(({ notice }) => notice.id),
    now,
  );
  return readers.length;
}

/** A product with an alert that the person made is not told a second time because it is saved. */
function withoutRepeats(own: readonly AlertStory[]): AlertStory[] {
  const asked = new Set(own.flatMap(({ notice }) => (notice.forSaved ? [] : notice.productId)));
  return own.filter(({ notice }) => !notice.forSaved || !asked.has(notice.productId));
}

function mailOf(
  own: readonly AlertStory[],
  about: { to: string; userId: string; timeZone: string; links: AlertLinks },
) {
  const { to, userId, timeZone, links } = about;
  return {
    to,
    timeZone,
    news: own.slice(0, mostInAMail).map((story) => ({
      ...story,
      stopLink: story.notice.forSaved
        ? links.stopSaved(userId)
        : links.stopAlert(story.notice.alertId),
      changeLink: story.notice.forSaved
        ? links.changeSaved
        : links.changeAlert(story.notice.alertId),
    })),
    more: Math.max(0, own.length - mostInAMail),
    unsubscribeLink: links.stopMails(userId),
    alertsLink: links.alerts,
  };
}

async function queuePushes(
  tx: Queryable,
  devices: readonly PushDevice[],
  own: readonly AlertStory[],
  now: Date,
): Promise<void> {
  const noticeIds = own.slice(0, 3).map(({ notice }) => notice.id);
  for (const { id: deviceId } of devices) {
    const payload = { deviceId, noticeIds, count: own.length };
    const idempotencyKey = `push:${deviceId}:${noticeIds[0]}`;
    await insertJob(tx, { kind: sendPushJob, payload, idempotencyKey, maxAttempts: 4 }, now);
  }
}

/** What is no longer true is not told; the alert waits for the next time. */
async function takeBack(tx: Queryable, outdated: readonly AlertNotice[]): Promise<void> {
  if (outdated.length === 0) return;
  const alertIds = outdated.map(({ alertId }) => alertId);
  await updateAlertsArmed(tx, alertIds);
  await deleteWaitingNotices(tx, alertIds);
}
