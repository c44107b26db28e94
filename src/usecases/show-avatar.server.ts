import { hasAvatar } from '~/db/profile.repo.server';
import { AppError } from '~/domain/app-error';
import { type AvatarSide, avatarKey, isAvatarName } from '~/domain/avatar';
import type { Deps } from './deps';

/** A person's picture, for whoever knows its name; gone with the profile, whatever its files do. */
export async function showAvatar(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { avatar, side }: { avatar: string; side: AvatarSide },
): Promise<Uint8Array> {
  const known = isAvatarName(avatar) && (await hasAvatar(db, avatar));
  const bytes = known ? await files.get(avatarKey(avatar, side)) : null;
  if (!bytes) throw new AppError('not_found', { message: 'There is no such picture.' });
  return bytes;
}
