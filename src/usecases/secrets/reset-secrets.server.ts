import { deleteSiteSecrets } from '~/db/site-secret.repo.server';
import type { Deps } from '../deps';
import { replaceExposedKeys } from './replace-exposed-keys.server';

/**
 * Gives up what was encrypted with a key that is lost: the next start makes a new key, and with it new
 * signing and push keys. Authenticator apps stay on their accounts, though their codes can no longer
 * be checked: removing them would leave those accounts with a password only.
 */
export async function resetSecrets({ db }: Pick<Deps, 'db'>): Promise<void> {
  await replaceExposedKeys({ db });
  await deleteSiteSecrets(db);
}
