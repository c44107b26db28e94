import { deleteSigningKeys } from '~/db/auth-signing-key.repo.server';
import { deletePushDevices } from '~/db/push-device.repo.server';
import { deleteSiteSecret } from '~/db/site-secret.repo.server';
import type { Deps } from '../deps';
import { pushKeysName } from '../site-keys.server';

/**
 * Forgets the keys that other users of the machine may have read; new ones are made when they are
 * needed. Access tokens stop being valid at once, and browsers renew them by their refresh tokens. Browsers know
 * the push key that they subscribed with, so their subscriptions end with it. The key of the links in
 * emails stays: it can only unsubscribe, and links that were sent must go on working.
 */
export async function replaceExposedKeys({ db }: Pick<Deps, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteSigningKeys(tx);
    await deleteSiteSecret(tx, pushKeysName);
    await deletePushDevices(tx);
  });
}
