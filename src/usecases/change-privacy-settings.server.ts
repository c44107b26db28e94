import { asPerson } from '~/db/as-person.server';
import { upsertPrivacySettings } from '~/db/privacy-setting.repo.server';
import type { PrivacySettings } from '~/domain/privacy-settings';
import type { Deps } from './deps';

/** Allows or forbids what is named; the rest stays as it was. */
export async function changePrivacySettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, changes }: { userId: string; changes: Partial<PrivacySettings> },
): Promise<PrivacySettings> {
  return asPerson(db, userId, (tx) => upsertPrivacySettings(tx, userId, changes, clock.now()));
}
