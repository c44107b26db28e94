import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  findProfileForUpdate,
  hasAvatar,
  updateProfileAvatar,
} from '~/db/accounts/profile.repo.server';
import { upsertLimitTaken } from '~/db/auth/auth-limit.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { insertJob } from '~/db/jobs/job.repo.server';
import { deleteObjects, insertObject } from '~/db/storage/object.repo.server';
import {
  avatarKey,
  avatarLimits,
  avatarObjectName,
  avatarSides,
  dropAvatarJob,
} from '~/domain/accounts/avatar';
import type { Profile } from '~/domain/accounts/profile';
import { AppError } from '~/domain/app-error';
import { avatarBucket } from '~/domain/storage/bucket';
import type { Deps } from '../deps';
import { refusePicture } from '../pictures/refuse-picture';
import { type StoredFile, storeFiles } from '../storage/store-files.server';

/**
 * Rate-limits uploads of pictures before the body is read: per account, or per network for anonymous
 * sessions, which cost nothing to create.
 */
export async function takeAvatarAllowance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, isAnonymous, network }: { userId: string; isAnonymous: boolean; network: string },
): Promise<void> {
  const bucket = isAnonymous
    ? { key: `avatar-anonymous:${hash(network)}`, limit: avatarLimits.anonymous }
    : { key: `avatar:${userId}`, limit: avatarLimits.account };
  if (await upsertLimitTaken(db, { ...bucket, now: clock.now() })) return;
  throw new AppError('too_many_requests', {
    message: 'Too many new pictures. Please try again in an hour.',
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);

type Needs = Pick<Deps, 'db' | 'clock' | 'files' | 'uploads' | 'log'>;

const contentType = 'image/webp';

/** Sets a user's profile picture, re-encoded from the uploaded bytes. */
export async function changeAvatar(
  deps: Needs,
  { userId, bytes, network }: { userId: string; bytes: Uint8Array; network: string },
): Promise<Profile> {
  const now = deps.clock.now();
  const squares = await deps.uploads
    .cropSquares(bytes, avatarSides, network)
    .catch(refusePicture(deps, 'avatar refused'));
  const avatar = randomBytes(16).toString('base64url');
  const contents = squares.map((square) => ({ bytes: square, contentType }));
  return storeFiles(deps, contents, async (tx, storedFiles) => {
    // Locks the profile first: without one, no object may be added.
    const profile = await replaceAvatar(tx, { userId, avatar }, now);
    await addObjects(tx, { userId, avatar, storedFiles }, now);
    return profile;
  });
}

export async function removeAvatar(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: { userId: string },
): Promise<Profile> {
  return db.transaction((tx) => replaceAvatar(tx, { userId, avatar: null }, clock.now()));
}

async function addObjects(
  tx: Queryable,
  { userId, avatar, storedFiles }: { userId: string; avatar: string; storedFiles: StoredFile[] },
  now: Date,
): Promise<void> {
  for (const [index, side] of avatarSides.entries()) {
    const file = storedFiles[index];
    if (!file) throw new Error('A cropped picture is missing.');
    const object = {
      id: randomUUID(),
      bucketId: avatarBucket,
      name: avatarObjectName({ userId, avatar, side }),
      userId,
      contentType,
      cacheControl: 'max-age=31536000',
      metadata: {},
      ...file,
    };
    await insertObject(tx, object, now);
  }
}

async function replaceAvatar(
  tx: Queryable,
  { userId, avatar }: { userId: string; avatar: string | null },
  now: Date,
): Promise<Profile> {
  const before = await findProfileForUpdate(tx, userId);
  if (!before) throw new AppError('not_found', { message: 'There is no profile yet.' });
  await updateProfileAvatar(tx, { userId, avatar }, now);
  if (before.avatar) await dropObjects(tx, { userId, avatar: before.avatar }, now);
  return { ...before, avatar };
}

/** Pictures from before the storage service have no objects; a job deletes their files. */
async function dropObjects(
  tx: Queryable,
  { userId, avatar }: { userId: string; avatar: string },
  now: Date,
): Promise<void> {
  const names = avatarSides.map((side) => avatarObjectName({ userId, avatar, side }));
  const removed = await deleteObjects(tx, { bucketId: avatarBucket, names });
  if (removed.length === 0) {
    await insertJob(tx, { kind: dropAvatarJob, payload: { avatar } }, now);
  }
}

/** Deletes the files of a picture, unless a profile uses it. */
export async function dropAvatar(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { avatar }: { avatar: string },
): Promise<void> {
  if (await hasAvatar(db, avatar)) return;
  for (const side of avatarSides) await files.delete(avatarKey(avatar, side));
}
