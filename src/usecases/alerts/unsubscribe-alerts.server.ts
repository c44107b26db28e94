import { upsertPrivacySettings } from '~/db/accounts/privacy-setting.repo.server';
import { updateAlertPausedByLink } from '~/db/alerts/price-alert.repo.server';
import { deleteSavedAlerts, updateSavedDrops } from '~/db/alerts/saved-alert.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';
import { type MailLinkPurpose, readMailLinkToken } from '../email/mail-links.server';
import { readLinkKey } from '../operations/site-keys.server';

/**
 * Performs what a link in an email promises, without signing in: stops one kind of emails, one alert, or
 * alerts about saved products. Idempotent.
 */
export async function unsubscribeAlerts(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { token }: { token: string },
): Promise<MailLinkPurpose> {
  const link = readMailLinkToken(await readLinkKey(db, secrets), token);
  if (!link) {
    throw new AppError('bad_request', {
      message: 'This link is not complete. Please copy the whole link from the email.',
    });
  }
  const now = clock.now();
  const { purpose, id } = link;
  switch (purpose) {
    case 'stop-mails':
      await upsertPrivacySettings(db, id, { alertMails: false }, now);
      break;
    case 'stop-helpful':
      await upsertPrivacySettings(db, id, { helpfulMails: false }, now);
      break;
    case 'stop-requests':
      await upsertPrivacySettings(db, id, { reviewRequestMails: false }, now);
      break;
    case 'stop-alert':
      await updateAlertPausedByLink(db, id, now);
      break;
    case 'stop-saved':
      await db.transaction(async (tx) => {
        await updateSavedDrops(tx, { userId: id, on: false }, now);
        await deleteSavedAlerts(tx, { userId: id });
      });
  }
  return purpose;
}
