import {
  findProfile,
  insertProfile,
  updateProfileUsername,
} from '~/db/accounts/profile.repo.server';
import { asPerson } from '~/db/engine/as-person.server';
import { defaultUsername, type Profile } from '~/domain/accounts/profile';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

interface NewProfile {
  userId: string;
  email: string | null;
  username: string | undefined;
}

/** Creates a user's profile if there is none. */
export async function ensureProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, email, username }: NewProfile,
): Promise<{ profile: Profile; created: boolean }> {
  return asPerson(db, userId, async (tx) => {
    const name = username ?? defaultUsername(email);
    const created = await insertProfile(tx, { userId, username: name }, clock.now());
    const profile = await findProfile(tx, userId);
    if (!profile) throw new AppError('internal', { message: 'Something went wrong on our side.' });
    return { profile, created };
  });
}

export async function showProfile(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<Profile> {
  const profile = await asPerson(db, userId, (tx) => findProfile(tx, userId));
  if (!profile) throw new AppError('not_found', { message: 'There is no profile yet.' });
  return profile;
}

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
