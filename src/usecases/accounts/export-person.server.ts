import { listFormerAddresses } from '~/db/accounts/former-address.repo.server';
import { listPersonRows } from '~/db/accounts/person.repo.server';
import { findProfile } from '~/db/accounts/profile.repo.server';
import { listAuthSessions } from '~/db/auth/auth-session.repo.server';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import { listCredentials } from '~/db/auth/passkeys/passkey.repo.server';
import { listOutboxMailsOf } from '~/db/email/outbox-mail.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { listSentForms } from '~/db/forms/sent-form.repo.server';
import { avatarSides } from '~/domain/accounts/avatar';
import { normalizeEmail } from '~/domain/email/email-address';
import type { Deps } from '../deps';
import {
  describeAccount,
  describeFormer,
  describePasskey,
  describeSession,
} from './describe-account.server';
import { addReviewFiles } from './export-review-files.server';
import { readAvatar } from './show-avatar.server';

/**
 * Every table with personal data and its name in the export. A test checks the schema for tables that are
 * missing here.
 */
export const exportedTables: Readonly<Record<string, string>> = {
  profile: 'profile',
  privacy_settings: 'privacy_setting',
  price_alerts: 'price_alert',
  deleted_price_alerts: 'deleted_price_alert',
  alert_settings: 'alert_setting',
  alert_notices: 'alert_notice',
  push_devices: 'push_device',
  favorite_lists: 'favorite_list',
  favorites: 'favorite',
  preferences: 'preference',
  routine: 'routine',
  reviews: 'review',
  review_votes: 'review_vote',
  review_photos: 'review_photo',
  order_proofs: 'order_proof',
  store_visits: 'store_visit',
  review_mails: 'review_mail',
  security_events: 'security_event',
  storage_objects: 'storage_object',
};

const maxRowsPerTable = 100_000;

type Needs = Pick<Deps, 'db' | 'clock' | 'files' | 'site'>;

/** Everything that we store about a user. */
export async function exportPerson(
  { db, clock, files, site }: Needs,
  { userId, email }: { userId: string; email: string | null },
): Promise<Record<string, unknown>> {
  const user = await findAuthUser(db, userId);
  // An unconfirmed address proves nothing, so its data is not exported.
  const own = user ? user.emailConfirmedAt && user.email : email && normalizeEmail(email);
  const owner = { userId, email: own };
  const mails = await listOutboxMailsOf(db, owner, maxRowsPerTable);
  const sent = user && own ? await listSentForms(db, { owner, limit: maxRowsPerTable }) : {};
  const former = await listFormerAddresses(db, userId, maxRowsPerTable);
  const sessions = await listAuthSessions(db, userId, maxRowsPerTable);
  const { tables, avatar } = await asPerson(db, userId, async (tx) => {
    const tables: Record<string, Record<string, unknown>[]> = {};
    for (const [name, table] of Object.entries(exportedTables)) {
      tables[name] = await listPersonRows(tx, { table, userId, limit: maxRowsPerTable });
    }
    return { tables, avatar: (await findProfile(tx, userId))?.avatar ?? null };
  });
  const { review_photos: photos = [], order_proofs: proofs = [] } = tables;
  const reviewFiles = await addReviewFiles({ db, files, site }, { userId, photos, proofs });
  const side = avatarSides[0];
  const picture = avatar ? await readAvatar({ db, files }, { userId, avatar, side }) : null;
  return {
    exported_at: clock.now().toISOString(),
    site: site.publicUrl,
    account: user
      ? { ...describeAccount(user), former_addresses: former.map(describeFormer) }
      : { id: userId, email, kept_at: site.accountsUrl },
    sessions: sessions.map(describeSession),
    passkeys: (await listCredentials(db, userId)).map(describePasskey),
    ...tables,
    ...reviewFiles,
    ...sent,
    picture: picture && { type: 'image/webp', base64: Buffer.from(picture).toString('base64') },
    mails: mails.map(({ subject, createdAt, sentAt }) => ({
      subject,
      written_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    })),
  };
}
