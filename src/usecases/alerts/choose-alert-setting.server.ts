import { upsertPrivacySettings } from '~/db/accounts/privacy-setting.repo.server';
import { updateNoticesDelivery } from '~/db/alerts/alert-notice.repo.server';
import {
  type AlertRecipient,
  type AlertSetting,
  defaultAlertSetting,
  findAlertSetting,
  upsertAlertSetting,
} from '~/db/alerts/alert-setting.repo.server';
import { listPushDevices } from '~/db/alerts/push-device.repo.server';
import { findSavedDrops } from '~/db/alerts/saved-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { deliveryTime } from '~/domain/alerts/delivery-time';
import type { Deps } from '../deps';

/** A user's alert settings with the other settings that decide whether they are notified. */
interface ShownAlertSetting extends AlertSetting {
  /** Price drops on everything they save; null if not chosen yet. */
  savedDrops: boolean | null;
  /** Whether at least one of their browsers shows notifications. */
  push: boolean;
}

export async function showAlertSetting(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<ShownAlertSetting> {
  return asPerson(db, userId, async (tx) => {
    const setting = (await findAlertSetting(tx, userId)) ?? defaultAlertSetting(userId);
    const savedDrops = await findSavedDrops(tx, userId);
    const browsers = await listPushDevices(tx, { userIds: [userId], limit: 1 });
    return { ...setting, savedDrops, push: browsers.length > 0 };
  });
}

/** Saves a user's alert settings and reschedules pending notifications. */
export async function chooseAlertSetting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  setting: AlertRecipient,
): Promise<ShownAlertSetting> {
  const now = clock.now();
  await asPerson(db, setting.userId, async (tx) => {
    await upsertAlertSetting(tx, setting, now);
    await upsertPrivacySettings(tx, setting.userId, { alertMails: setting.mail }, now);
    await updateNoticesDelivery(tx, setting.userId, deliveryTime(now, setting));
  });
  return showAlertSetting({ db }, setting);
}
