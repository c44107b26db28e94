import { asPerson } from '~/db/as-person.server';
import { findProfile } from '~/db/profile.repo.server';
import { AppError } from '~/domain/app-error';
import type { Profile } from '~/domain/profile';
import type { Deps } from './deps';

/** A person's own profile. */
export async function showProfile(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<Profile> {
  const profile = await asPerson(db, userId, (tx) => findProfile(tx, userId));
  if (!profile) throw new AppError('not_found', { message: 'There is no profile yet.' });
  return profile;
}
