import { updateSubscriberConfirmed } from '~/db/newsletter/newsletter-subscriber.repo.server';
import { dayMs } from '~/domain/durations';
import { confirmDays } from '~/domain/newsletter/newsletter-rule';
import type { Deps } from '../deps';
import { hashToken } from './newsletter-links.server';

/** Confirms a subscription; false if the link is invalid or expired. */
export async function confirmNewsletter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<boolean> {
  const now = clock.now();
  const askedAfter = new Date(now.getTime() - confirmDays * dayMs);
  return updateSubscriberConfirmed(db, { confirmHash: hashToken(token), askedAfter, now });
}
