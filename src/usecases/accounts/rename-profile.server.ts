import { findProfile, updateProfileUsername } from '~/db/accounts/profile.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import type { Profile } from '~/domain/accounts/profile';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

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
