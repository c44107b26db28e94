import { deletePushDevices } from '~/db/alerts/push-device.repo.server';
import { deleteSigningKeys } from '~/db/auth/auth-signing-key.repo.server';
import { deleteSiteSecret } from '~/db/secrets/site-secret.repo.server';
import type { Deps } from '../deps';
import { pushKeysName, storageKeyName } from '../operations/site-keys.server';

/**
 * Deletes keys that other users of the machine may have read; new ones are created on demand. Access
 * tokens become invalid immediately, and browsers refresh them. Push subscriptions and signed storage URLs
 * end with their keys. The key for email links stays: it can only unsubscribe, and sent links must keep
 * working.
 */
export async function replaceExposedKeys({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteSigningKeys(tx);
    await deleteSiteSecret(tx, pushKeysName);
    await deleteSiteSecret(tx, storageKeyName);
    await deletePushDevices(tx);
  });
}
