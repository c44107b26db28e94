import { updateNoticesDelivery } from '~/db/alert-notice.repo.server';
import {
  type AlertReader,
  type AlertSetting,
  defaultAlertSetting,
  findAlertSetting,
  upsertAlertSetting,
} from '~/db/alert-setting.repo.server';
import { asPerson } from '~/db/as-person.server';
import { upsertPrivacySettings } from '~/db/privacy-setting.repo.server';
import { deliveryTime } from '~/domain/alerts/delivery-time';
import type { Deps } from './deps';

/** How a person wants to hear of prices; whoever has chosen nothing gets what everybody gets. */
export async function showAlertSetting(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<AlertSetting> {
  const setting = await asPerson(db, userId, (tx) => findAlertSetting(tx, userId));
  return setting ?? defaultAlertSetting(userId);
}

/** Keeps how a person wants to hear of prices, and gives what still waits its new time. */
export async function chooseAlertSetting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  setting: AlertReader,
): Promise<AlertSetting> {
  const now = clock.now();
  await asPerson(db, setting.userId, async (tx) => {
    await upsertAlertSetting(tx, setting, now);
    await upsertPrivacySettings(tx, setting.userId, { alertMails: setting.mail }, now);
    await updateNoticesDelivery(tx, setting.userId, deliveryTime(now, setting));
  });
  return showAlertSetting({ db }, setting);
}
