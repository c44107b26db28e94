import { createHash } from 'node:crypto';
import { upsertLimitTaken } from '~/db/auth/auth-limit.repo.server';
import { avatarLimits } from '~/domain/accounts/avatar';
import { AppError } from '~/domain/app-error';
import type { Deps } from '../deps';

/**
 * Rate-limits uploads of pictures before the body is read: per account, or per network for anonymous
 * sessions, which cost nothing to create.
 */
export async function takeAvatarAllowance(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, isAnonymous, network }: { userId: string; isAnonymous: boolean; network: string },
): Promise<void> {
  const bucket = isAnonymous
    ? { key: `avatar-anonymous:${hash(network)}`, limit: avatarLimits.anonymous }
    : { key: `avatar:${userId}`, limit: avatarLimits.account };
  if (await upsertLimitTaken(db, { ...bucket, now: clock.now() })) return;
  throw new AppError('too_many_requests', {
    message: 'Too many new pictures. Please try again in an hour.',
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);
