import { createHash } from 'node:crypto';
import { upsertLimitTaken } from '~/db/auth/auth-limit.repo.server';
import { StorageError } from '~/domain/storage/storage-error';
import { storageRates } from '~/domain/storage/storage-limits';
import type { Deps } from '../deps';
import type { Actor } from './actor.server';

/** Counts a change, per account, or per network for anonymous sessions, which cost nothing to create. */
export async function takeStorageAllowance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  network: string,
): Promise<void> {
  if (actor.kind === 'service') return;
  const bucket = actor.isAnonymous
    ? { key: `storage-anonymous:${hash(network)}`, limit: storageRates.anonymous }
    : { key: `storage:${actor.userId}`, limit: storageRates.account };
  if (await upsertLimitTaken(db, { ...bucket, now: clock.now() })) return;
  throw new StorageError('TooManyRequests', 'Too many changes. Please try again in a few minutes.');
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);
