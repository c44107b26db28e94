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
  /** Where the person's clock is, for quiet hours. */
  timeZone?: string | undefined;
  on: boolean;
}

/** Turns alerts about price drops on everything a person saves on or off. */
export async function chooseSavedDrops(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, email, timeZone, on }: Choice,
): Promise<void> {
  const now = clock.now();
  await asPerson(db, userId, async (tx) => {
    // Its lock keeps a product that is saved at the same moment from being missed.
    await upsertFirstFavoriteList(tx, { userId, id: crypto.randomUUID(), now });
    await upsertAlertContact(tx, { userId, email, timeZone }, now);
    await updateSavedDrops(tx, { userId, on }, now);
    if (!on) return deleteSavedAlerts(tx, { userId });
    // Wanting to be told takes a way to be told. A person who chose the browser alone keeps that.
    const browsers = await listPushDevices(tx, { userIds: [userId], limit: 1 });
    if (browsers.length === 0) {
      await upsertPrivacySettings(tx, userId, { alertMails: true }, now);
    }
    await insertSavedAlerts(tx, { userId }, now);
  });
}
