import { asPerson } from '~/db/as-person.server';
import { findPrivacySettings } from '~/db/privacy-setting.repo.server';
import type { PrivacySettings } from '~/domain/privacy-settings';
import type { Deps } from './deps';

/** What a person allows us. */
export async function showPrivacySettings(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<PrivacySettings> {
  return asPerson(db, userId, (tx) => findPrivacySettings(tx, userId));
}
