import { deleteSiteSecrets } from '~/db/secrets/site-secret.repo.server';
import type { Deps } from '../deps';
import { replaceExposedKeys } from './replace-exposed-keys.server';

/**
 * Discards everything encrypted with a lost key: the next start creates a new key and new signing and
 * push keys. Authenticator apps stay enrolled although their codes cannot be checked, because removing
 * them would leave those accounts with only a password.
 */
export async function resetSecrets({ db }: Pick<Deps, 'db'>): Promise<void> {
  await replaceExposedKeys({ db });
  await deleteSiteSecrets(db);
}
