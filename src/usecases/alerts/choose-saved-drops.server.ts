import { upsertPrivacySettings } from '~/db/accounts/privacy-setting.repo.server';
import { upsertAlertContact } from '~/db/alerts/alert-setting.repo.server';
import { listPushDevices } from '~/db/alerts/push-device.repo.server';
import {
  deleteSavedAlerts,
  insertSavedAlerts,
  updateSavedDrops,
} from '~/db/alerts/saved-alert.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { upsertFirstFavoriteList } from '~/db/favorites/favorite-list.repo.server';
import type { Deps } from '../deps';

interface Choice {
  userId: string;
  email: string | null;
  /** The user's time zone, for quiet hours. */
  timeZone?: string | undefined;
  on: boolean;
}

/** Turns alerts about price drops on everything a user saves on or off. */
export async function chooseSavedDrops(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, email, timeZone, on }: Choice,
): Promise<void> {
  const now = clock.now();
  await asPerson(db, userId, async (tx) => {
    // Locks the list, so that a product saved concurrently is not missed.
    await upsertFirstFavoriteList(tx, { userId, id: crypto.randomUUID(), now });
    await upsertAlertContact(tx, { userId, email, timeZone }, now);
    await updateSavedDrops(tx, { userId, on }, now);
    if (!on) return deleteSavedAlerts(tx, { userId });
    // Alerts need a channel: turn on email, unless the user chose push notifications only.
    const browsers = await listPushDevices(tx, { userIds: [userId], limit: 1 });
    if (browsers.length === 0) {
      await upsertPrivacySettings(tx, userId, { alertMails: true }, now);
    }
    await insertSavedAlerts(tx, { userId }, now);
  });
}
