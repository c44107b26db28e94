import { createHash } from 'node:crypto';
import { findLimitWait, upsertLimitTaken } from '~/db/auth/auth-limit.repo.server';
import { AppError } from '~/domain/app-error';
import { waitText } from '~/domain/limits/wait-text';
import { reviewRates } from '~/domain/reviews/review-rates';
import type { Deps } from '../deps';

/** Takes one of the allowed actions of a person, a network or a pair; throws with the time to wait. */
export async function takeReviewLimit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { rate, of }: { rate: keyof typeof reviewRates; of: string },
): Promise<void> {
  // Hashed, because networks must not be readable in the table.
  const key = `review-${rate}:${createHash('sha256').update(of).digest('hex').slice(0, 40)}`;
  const bucket = { key, limit: reviewRates[rate], now: clock.now() };
  if (await upsertLimitTaken(db, bucket)) return;
  const wait = waitText(await findLimitWait(db, bucket));
  throw new AppError('too_many_requests', {
    message:
      rate === 'sameReport'
        ? 'Someone in your network has already reported this review. A person will look at it.'
        : `That was too often. Please try again in ${wait}.`,
  });
}
