import { findAvatarOwner } from '~/db/accounts/profile.repo.server';
import { findObject } from '~/db/storage/object.repo.server';
import {
  type AvatarSide,
  avatarKey,
  avatarObjectName,
  isAvatarName,
} from '~/domain/accounts/avatar';
import { AppError } from '~/domain/app-error';
import { avatarBucket } from '~/domain/storage/bucket';
import { storageFileKey } from '~/domain/storage/storage-object';
import type { Deps } from '../deps';

type Needs = Pick<Deps, 'db' | 'files'>;

/** A profile picture, for anyone who knows its name, until the profile is deleted. */
export async function showAvatar(
  deps: Needs,
  { avatar, side }: { avatar: string; side: AvatarSide },
): Promise<Uint8Array> {
  const userId = isAvatarName(avatar) ? await findAvatarOwner(deps.db, avatar) : null;
  const bytes = userId && (await readAvatar(deps, { userId, avatar, side }));
  if (!bytes) throw new AppError('not_found', { message: 'There is no such picture.' });
  return bytes;
}

/** The bytes of a profile picture, or null. */
export async function readAvatar(
  { db, files }: Needs,
  picture: { userId: string; avatar: string; side: AvatarSide },
): Promise<Uint8Array | null> {
  const name = avatarObjectName(picture);
  const object = await findObject(db, { bucketId: avatarBucket, name });
  // Pictures from before the storage service have no object.
  const key = object ? storageFileKey(object.version) : avatarKey(picture.avatar, picture.side);
  return files.get(key);
}
