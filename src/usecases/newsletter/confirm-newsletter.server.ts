import { updateSubscriberConfirmed } from '~/db/newsletter/newsletter-subscriber.repo.server';
import { dayMs } from '~/domain/durations';
import { confirmDays } from '~/domain/newsletter/newsletter-rule';
import type { Deps } from '../deps';
import { hashToken } from './newsletter-links.server';

/** Takes in whoever holds the link; false when it is not one of ours, or too old. */
export async function confirmNewsletter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<boolean> {
  const now = clock.now();
  const askedAfter = new Date(now.getTime() - confirmDays * dayMs);
  return updateSubscriberConfirmed(db, { confirmHash: hashToken(token), askedAfter, now });
}
