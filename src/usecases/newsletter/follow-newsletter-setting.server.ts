import { randomUUID } from 'node:crypto';
import { findAuthUser } from '~/db/auth/auth-user.repo.server';
import {
  deleteSubscriptionsOf,
  upsertSubscriberConfirmed,
} from '~/db/newsletter/newsletter-subscriber.repo.server';
import type { Deps } from '../deps';
import { askForNewsletter } from './ask-for-newsletter.server';

interface NewsletterChoice {
  userId: string;
  /** As the token says; our own table knows better where it has the account. */
  email: string | null;
  wanted: boolean;
}

/**
 * Puts a person's address on the list, or takes it off, as their privacy settings say. An address that
 * they have confirmed to us needs no second mail; where accounts are elsewhere, we ask.
 */
export async function followNewsletterSetting(
  deps: Pick<Deps, 'db' | 'clock' | 'site'>,
  { userId, email, wanted }: NewsletterChoice,
): Promise<void> {
  const { db, clock } = deps;
  const user = await findAuthUser(db, userId);
  // Whoever has not shown that an address is theirs decides nothing about it.
  if (user && !user.emailConfirmedAt) return;
  const address = (user?.email ?? email)?.toLowerCase();
  if (!address) return;
  if (!wanted) await deleteSubscriptionsOf(db, { userId, email: address });
  else if (!user) await askForNewsletter(deps, { email: address });
  else await upsertSubscriberConfirmed(db, { id: randomUUID(), email: address, now: clock.now() });
}
