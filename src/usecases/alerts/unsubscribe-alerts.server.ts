import { upsertPrivacySettings } from '~/db/accounts/privacy-setting.repo.server';
import { updateAlertPausedByLink } from '~/db/alerts/price-alert.repo.server';
import { deleteSavedAlerts, updateSavedDrops } from '~/db/alerts/saved-alert.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { readLinkKey } from '../operations/site-keys.server';
import { type AlertLinkPurpose, readAlertLinkToken } from './notify/alert-links.server';

/**
 * Performs what a link in an email promises, without signing in: stops all emails, one alert, or alerts
 * about saved products. Idempotent.
 */
export async function unsubscribeAlerts(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { token }: { token: string },
): Promise<AlertLinkPurpose> {
  const link = readAlertLinkToken(await readLinkKey(db, secrets), token);
  if (!link) {
    throw new AppError('bad_request', {
      message: 'This link is not complete. Please copy the whole link from the email.',
    });
  }
  const now = clock.now();
  const { purpose, id } = link;
  if (purpose === 'stop-mails') await upsertPrivacySettings(db, id, { alertMails: false }, now);
  else if (purpose === 'stop-alert') await updateAlertPausedByLink(db, id, now);
  else {
    await db.transaction(async (tx) => {
      await updateSavedDrops(tx, { userId: id, on: false }, now);
      await deleteSavedAlerts(tx, { userId: id });
    });
  }
  return purpose;
}
