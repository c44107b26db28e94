import { findWakeupMode, updateWakeupMode } from '~/db/engine/wakeup.repo.server';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

/** Makes the database send wake-ups the way this process receives them; returns whether that is new. */
export async function chooseWakeups(
  { db }: Pick<Deps, 'db'>,
  wanted: 'postgres' | 'redis',
): Promise<boolean> {
  const current = await findWakeupMode(db);
  if (current === wanted) return false;
  if (wanted === 'postgres') {
    throw new AppError('conflict', {
      message:
        'The other processes of this site use Redis. Set REDIS_URL to the same server, or, once no process ' +
        'uses it, run `npm run glowfare -- wakeups without-redis`.',
    });
  }
  await updateWakeupMode(db, 'redis');
  return true;
}

/** For a site that no longer uses Redis. */
export async function stopUsingRedis({ db }: Pick<Deps, 'db'>): Promise<void> {
  await updateWakeupMode(db, 'postgres');
}
