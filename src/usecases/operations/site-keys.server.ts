import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Queryable } from '~/db/engine/database.server';
import { findSiteSecret, insertSiteSecret } from '~/db/secrets/site-secret.repo.server';
import type { PushKeys } from '~/domain/alerts/push-device';
import type { SecretCipher } from '~/domain/secrets/secret-cipher';
import type { Deps } from '../deps';

const linkKey = 'mail-links';
export const pushKeysName = 'web-push';
export const storageKeyName = 'storage-urls';
const linkKeySchema = z.object({ key: z.string().min(40) });
const pushKeysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

const secretPlaceOf = (name: string) => ({ table: 'site_secret', id: name }) as const;

/** Creates the signing key for links and the push keys at the first start. */
export async function createSiteKeys({
  db,
  clock,
  push,
  secrets,
}: Pick<Deps, 'db' | 'clock' | 'push' | 'secrets'>): Promise<void> {
  const make = async (name: string, newValue: () => object) => {
    if ((await findSiteSecret(db, name)) !== null) return;
    const value = secrets.encrypt(JSON.stringify(newValue()), secretPlaceOf(name));
    await insertSiteSecret(db, { name, value }, clock.now());
  };
  await make(linkKey, () => ({ key: randomBytes(32).toString('base64url') }));
  await make(storageKeyName, () => ({ key: randomBytes(32).toString('base64url') }));
  await make(pushKeysName, push.newKeys);
}

async function read<T>(
  db: Queryable,
  secrets: SecretCipher,
  name: string,
  schema: z.ZodType<T>,
): Promise<T> {
  const sealed = await findSiteSecret(db, name);
  if (sealed === null) throw new Error(`The site has not created its key ${name} yet.`);
  return schema.parse(JSON.parse(secrets.decrypt(sealed, secretPlaceOf(name))));
}

/** The signing key for links in emails. */
export async function readLinkKey(db: Queryable, secrets: SecretCipher): Promise<string> {
  return (await read(db, secrets, linkKey, linkKeySchema)).key;
}

/** The signing key for URLs of the storage service. */
export async function readStorageKey(db: Queryable, secrets: SecretCipher): Promise<Uint8Array> {
  return Buffer.from((await read(db, secrets, storageKeyName, linkKeySchema)).key, 'base64url');
}

/** The VAPID keys, which identify us to push services. */
export async function readPushKeys(db: Queryable, secrets: SecretCipher): Promise<PushKeys> {
  return read(db, secrets, pushKeysName, pushKeysSchema);
}
