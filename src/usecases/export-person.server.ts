import { asPerson } from '~/db/as-person.server';
import { listAuthSessions } from '~/db/auth-session.repo.server';
import { findAuthUser } from '~/db/auth-user.repo.server';
import { listOutboxMailsTo } from '~/db/outbox-mail.repo.server';
import { listCredentials } from '~/db/passkeys/passkey.repo.server';
import { listPersonRows } from '~/db/person.repo.server';
import { findProfile } from '~/db/profile.repo.server';
import { listSentForms } from '~/db/sent-form.repo.server';
import { avatarKey, avatarSides } from '~/domain/avatar';
import type { Deps } from './deps';
import { describeAccount, describePasskey, describeSession } from './describe-account.server';

/**
 * Every table of people's, under the name it has in the file. One line a table; a test looks through the
 * schema for one that was forgotten.
 */
export const exportedTables: Readonly<Record<string, string>> = {
  profile: 'profile',
  privacy_settings: 'privacy_setting',
  price_alerts: 'price_alert',
  deleted_price_alerts: 'deleted_price_alert',
  alert_settings: 'alert_setting',
  alert_notices: 'alert_notice',
  push_devices: 'push_device',
  favorite_lists: 'favourite_list',
  favorites: 'favourite',
  security_events: 'security_event',
};

const most = 100_000;

type Needs = Pick<Deps, 'db' | 'clock' | 'files' | 'site'>;

/** Everything that we hold about a person. */
export async function exportPerson(
  { db, clock, files, site }: Needs,
  { userId, email }: { userId: string; email: string | null },
): Promise<Record<string, unknown>> {
  const user = await findAuthUser(db, userId);
  const address = user?.email ?? email;
  const mails = address ? await listOutboxMailsTo(db, address, most) : [];
  // Whoever has not shown that an address is theirs is told nothing about it.
  const isTheirs = user?.email && user.emailConfirmedAt;
  const sent = isTheirs ? await listSentForms(db, { email: user.email ?? '', limit: most }) : {};
  const sessions = await listAuthSessions(db, userId, most);
  const { tables, avatar } = await asPerson(db, userId, async (tx) => {
    const tables: Record<string, unknown> = {};
    for (const [name, table] of Object.entries(exportedTables)) {
      tables[name] = await listPersonRows(tx, { table, userId, limit: most });
    }
    return { tables, avatar: (await findProfile(tx, userId))?.avatar ?? null };
  });
  const picture = avatar ? await files.get(avatarKey(avatar, avatarSides[0])) : null;
  return {
    exported_at: clock.now().toISOString(),
    site: site.publicUrl,
    account: user ? describeAccount(user) : { id: userId, email, kept_at: site.accountsUrl },
    sessions: sessions.map(describeSession),
    passkeys: (await listCredentials(db, userId)).map(describePasskey),
    ...tables,
    ...sent,
    picture: picture && { type: 'image/webp', base64: Buffer.from(picture).toString('base64') },
    mails: mails.map(({ subject, createdAt, sentAt }) => ({
      subject,
      written_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    })),
  };
}
