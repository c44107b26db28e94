import { findPrivacySettings } from '~/db/accounts/privacy-setting.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { PrivacySettings } from '~/domain/accounts/privacy-settings';
import type { Deps } from '../deps';

export async function showPrivacySettings(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<PrivacySettings> {
  return asPerson(db, userId, (tx) => findPrivacySettings(tx, userId));
}
