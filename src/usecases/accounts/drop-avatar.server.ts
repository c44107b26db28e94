import { hasAvatar } from '~/db/accounts/profile.repo.server';
import { avatarKey, avatarSides } from '~/domain/accounts/avatar';
import type { Deps } from '../deps';

/** Deletes the files of a picture, unless a profile uses it. */
export async function dropAvatar(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { avatar }: { avatar: string },
): Promise<void> {
  if (await hasAvatar(db, avatar)) return;
  for (const side of avatarSides) await files.delete(avatarKey(avatar, side));
}
