import { asPerson } from '~/db/as-person.server';
import { findProfile, updateProfileUsername } from '~/db/profile.repo.server';
import { AppError } from '~/domain/app-error';
import type { Profile } from '~/domain/profile';
import type { Deps } from './deps';

/** Gives a person another name. */
export async function renameProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, username }: { userId: string; username: string },
): Promise<Profile> {
  return asPerson(db, userId, async (tx) => {
    await updateProfileUsername(tx, { userId, username }, clock.now());
    const profile = await findProfile(tx, userId);
    if (!profile) throw new AppError('not_found', { message: 'There is no profile yet.' });
    return profile;
  });
}
