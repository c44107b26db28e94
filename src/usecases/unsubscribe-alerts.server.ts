import { updateAlertPausedByLink } from '~/db/price-alert.repo.server';
import { upsertPrivacySettings } from '~/db/privacy-setting.repo.server';
import { AppError } from '~/domain/app-error';
import { type LinkPurpose, readToken } from './alert-links.server';
import type { Deps } from './deps';
import { readLinkKey } from './site-keys.server';

/**
 * Does what a link in a mail promises, without anybody signing in: no more mails, or no more of one
 * alert. Twice is as good as once.
 */
export async function unsubscribeAlerts(
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  { token }: { token: string },
): Promise<LinkPurpose> {
  const said = readToken(await readLinkKey(db, secrets), token);
  if (!said) {
    throw new AppError('bad_request', {
      message: 'This link is not complete. Please copy all of it from the mail.',
    });
  }
  const now = clock.now();
  if (said.purpose === 'stop-mails')
    await upsertPrivacySettings(db, said.id, { alertMails: false }, now);
  else await updateAlertPausedByLink(db, said.id, now);
  return said.purpose;
}
