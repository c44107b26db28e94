import { randomUUID } from 'node:crypto';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import {
  deleteSubscriptionsOf,
  upsertSubscriberConfirmed,
} from '~/db/newsletter/newsletter-subscriber.repo.server';
import type { Deps } from '../deps';
import { requestNewsletter } from './request-newsletter.server';

interface NewsletterChoice {
  userId: string;
  /** From the token; our own table takes precedence if it has the account. */
  email: string | null;
  wanted: boolean;
}

/**
 * Subscribes or unsubscribes a user's address according to their privacy settings. An address confirmed
 * with us needs no second confirmation; with remote accounts we ask for one.
 */
export async function followNewsletterSetting(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  { userId, email, wanted }: NewsletterChoice,
): Promise<void> {
  const { db, clock } = deps;
  const user = await findAuthUser(db, userId);
  // Users cannot decide about an address that they have not confirmed.
  if (user && !user.emailConfirmedAt) return;
  const address = (user?.email ?? email)?.toLowerCase();
  if (!address) return;
  if (!wanted) await deleteSubscriptionsOf(db, { userId, email: address });
  else if (!user) await requestNewsletter(deps, { email: address });
  else await upsertSubscriberConfirmed(db, { id: randomUUID(), email: address, now: clock.now() });
}
