import { findProfile } from '~/db/accounts/profile.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Profile } from '~/domain/accounts/profile';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

export async function showProfile(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<Profile> {
  const profile = await asPerson(db, userId, (tx) => findProfile(tx, userId));
  if (!profile) throw new AppError('not_found', { message: 'There is no profile yet.' });
  return profile;
}
