import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Queryable } from '~/db/database.server';
import { findSiteSecret, insertSiteSecret } from '~/db/site-secret.repo.server';
import type { PushKeys } from '~/domain/alerts/push-device';
import type { Deps } from './deps';

const linkKey = 'mail-links';
const pushKeys = 'web-push';
const linkKeySchema = z.object({ key: z.string().min(40) });
const pushKeysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });

/** Makes, at the first start, the keys that mails' links are signed with and push services know us by. */
export async function makeSiteKeys({
  db,
  clock,
  push,
}: Pick<Deps, 'db' | 'clock' | 'push'>): Promise<void> {
  const now = clock.now();
  const key = randomBytes(32).toString('base64url');
  await insertSiteSecret(db, { name: linkKey, value: { key } }, now);
  if ((await findSiteSecret(db, pushKeys)) === null) {
    await insertSiteSecret(db, { name: pushKeys, value: push.newKeys() }, now);
  }
}

/** What links in mails are signed with. */
export async function readLinkKey(db: Queryable): Promise<string> {
  return linkKeySchema.parse(await findSiteSecret(db, linkKey)).key;
}

/** What push services know us by. */
export async function readPushKeys(db: Queryable): Promise<PushKeys> {
  return pushKeysSchema.parse(await findSiteSecret(db, pushKeys));
}
