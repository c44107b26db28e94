import { deleteOwnAuthSession } from '~/db/auth-session.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from './deps';

/** Signs one of a person's own devices out. */
export async function signOutDevice(
  { db }: Pick<Deps, 'db'>,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (await deleteOwnAuthSession(db, { id, userId })) return;
  throw new AppError('not_found', { message: 'That device is not signed in.' });
}
