import { createHash } from 'node:crypto';
import { findLimitWait, upsertLimitTaken } from '~/db/auth/auth-limit.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { AppError } from '~/domain/app-error';
import { networkOf } from '~/domain/auth/network-address';
import { normalizeEmail } from '~/domain/email/email-address';
import { confirmationLimit } from '~/domain/forms/form-limits';
import type { RateLimit } from '~/domain/limits/token-bucket';
import { waitText } from '~/domain/limits/wait-text';
import type { Deps } from '../deps';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Rate-limits form submissions per network; throws with the time to wait. */
export async function takeFormLimit(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  { form, limit, ip }: { form: string; limit: RateLimit; ip: string },
): Promise<void> {
  const bucket = { key: `form:${form}:${hash(networkOf(ip))}`, limit, now: clock.now() };
  if (await upsertLimitTaken(db, bucket)) return;
  const wait = waitText(await findLimitWait(db, bucket));
  throw new AppError('too_many_requests', {
    message: `Too many requests in a short time. Please try again in ${wait}, or write to ${site.contactEmail}.`,
  });
}

/** Whether another confirmation may be sent to an address, which anyone could have entered. */
export async function mayConfirmTo(tx: Queryable, email: string, now: Date): Promise<boolean> {
  const key = `form-mail:${hash(normalizeEmail(email))}`;
  return upsertLimitTaken(tx, { key, limit: confirmationLimit, now });
}
