import type { Queryable, Session } from '~/db/engine/database.server';
import {
  listSecretsWithoutPrefix,
  rewriteSecretTables,
  secretTables,
  updateStoredSecret,
} from '~/db/secrets/sealed-secret.repo.server';
import { findSiteSecret, insertSiteSecret } from '~/db/secrets/site-secret.repo.server';
import { encryptedPrefix, type SecretRow } from '~/domain/secrets/secret-cipher';
import type { Deps, Secrets } from '../deps';

/** A check value, encrypted with the site's key, to detect a wrong key at startup. */
const checkPlace = { table: 'site_secret', id: 'secrets-key-check' } as const;
const checkText = 'glowfare';
const batchSize = 500;

interface Unlocked {
  isNewKey: boolean;
  sealed: number;
  /** Values that cannot be decrypted with any configured key. */
  unreadable: number;
}

/**
 * Checks that the key matches the database and encrypts values not yet encrypted with it. Each row is
 * updated separately, so being killed loses nothing. Values that cannot be decrypted are left alone.
 */
export async function unlockSecrets({
  db,
  clock,
  secrets,
}: Pick<Deps, 'db' | 'clock' | 'secrets'>): Promise<Unlocked> {
  return db.withLock('migration', async (session) => {
    const check = await findSiteSecret(session, checkPlace.id);
    const isNewKey = !secrets.hasKey();
    if (isNewKey) {
      if (check !== null) throw new Error(missingKey(secrets));
      secrets.createKey();
    }
    if (check === null) {
      const value = secrets.encrypt(checkText, checkPlace);
      await insertSiteSecret(session, { name: checkPlace.id, value }, clock.now());
    } else if (!canDecrypt(secrets, check)) {
      throw new Error(wrongKey(secrets, check));
    }
    const counts = await encryptAll(session, secrets);
    if (counts.sealed > 0) await rewriteSecretTables(session);
    return { isNewKey, ...counts };
  });
}

function canDecrypt(secrets: Secrets, check: string): boolean {
  try {
    return secrets.decrypt(check, checkPlace) === checkText;
  } catch {
    return false;
  }
}

const missingKey = ({ keySource }: Secrets) =>
  `The key that encrypts secrets in this database is missing. Restore ${keySource} from a backup (with ` +
  'several machines: copy it from a running one), or set AUTH_SECRETS_KEY to its key.';

const wrongKey = ({ keySource }: Secrets, check: string) =>
  `The key in ${keySource} is not the one that encrypted the secrets in this database (key id ` +
  `${check.split('.')[1]}). Restore the key of this database; all machines that share a ` +
  'database need the same one.';

async function encryptAll(session: Session, secrets: Secrets) {
  const counts = { sealed: 0, unreadable: 0 };
  for (const table of secretTables) {
    for (let after = ''; ; ) {
      const filter = { prefix: secrets.currentPrefix(), after, limit: batchSize };
      const found = await listSecretsWithoutPrefix(session, table, filter);
      for (const { id, value } of found) {
        const isReadable = await encryptRow(session, secrets, { table, id }, value);
        counts[isReadable ? 'sealed' : 'unreadable'] += 1;
      }
      const last = found.at(-1);
      if (!last || found.length < batchSize) break;
      after = last.id;
    }
  }
  return counts;
}

async function encryptRow(
  tx: Queryable,
  secrets: Secrets,
  place: SecretRow,
  value: string,
): Promise<boolean> {
  let plain = value;
  try {
    if (value.startsWith(encryptedPrefix)) plain = secrets.decrypt(value, place);
  } catch {
    return false;
  }
  const change = { id: place.id, before: value, after: secrets.encrypt(plain, place) };
  await updateStoredSecret(tx, place.table, change);
  return true;
}
