import {
  findPrivacySettings,
  upsertPrivacySettings,
} from '~/db/accounts/privacy-setting.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { PrivacySettings } from '~/domain/accounts/privacy-settings';
import type { Deps } from '../deps';
import { followNewsletterSetting } from '../newsletter/follow-newsletter-setting.server';

export async function showPrivacySettings(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<PrivacySettings> {
  return asPerson(db, userId, (tx) => findPrivacySettings(tx, userId));
}

interface Change {
  userId: string;
  /** From the token; our own table takes precedence if it has the account. */
  email: string | null;
  changes: Partial<PrivacySettings>;
}

/** Changes the given settings; the others stay. */
export async function changePrivacySettings(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  { userId, email, changes }: Change,
): Promise<PrivacySettings> {
  const { db, clock } = deps;
  const settings = await asPerson(db, userId, (tx) =>
    upsertPrivacySettings(tx, userId, changes, clock.now()),
  );
  if (changes.newsletter !== undefined) {
    await followNewsletterSetting(deps, { userId, email, wanted: changes.newsletter });
  }
  return settings;
}
