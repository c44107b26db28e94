import { randomUUID } from 'node:crypto';
import {
  findNewsletterKey,
  findSubscriberForUpdate,
  updateSubscriberConfirmed,
  upsertSubscriberAsked,
} from '~/db/newsletter/newsletter-subscriber.repo.server';
import { dayMs } from '~/domain/durations';
import { normalizeEmail } from '~/domain/email/email-address';
import { confirmDays } from '~/domain/newsletter/newsletter-schedule';
import { siteUrl } from '~/domain/site';
import {
  renderAlreadySubscribed,
  renderConfirmNewsletter,
} from '~/emails/newsletter/newsletter-confirmation.email';
import type { Deps } from '../deps';
import { queueMail } from '../email/queue-mail.server';
import { mayConfirmTo } from '../forms/take-form-limit.server';
import { hashToken, newConfirmToken, unsubscribeLink } from './newsletter-links.server';

/**
 * Requests the newsletter for an address: its owner is asked to confirm by email. The response reveals
 * nothing about the address; if it is subscribed already, only its owner is notified.
 */
export async function requestNewsletter(
  { db, clock, site }: Pick<Deps, 'db' | 'clock' | 'site'>,
  input: { email: string },
): Promise<void> {
  const now = clock.now();
  const email = normalizeEmail(input.email);
  const { token, hash } = newConfirmToken();
  await db.transaction(async (tx) => {
    const known = await findSubscriberForUpdate(tx, email);
    // Without an email the new link could not be used, and the old one would stop working.
    if (!(await mayConfirmTo(tx, email, now))) return;
    if (known?.confirmedAt) {
      const unsubscribe = unsubscribeLink(site, await findNewsletterKey(tx), known.id);
      await queueMail(tx, renderAlreadySubscribed(site, { to: email, unsubscribe }), { now });
      return;
    }
    await upsertSubscriberAsked(tx, { id: randomUUID(), email, confirmHash: hash, now });
    const link = siteUrl(site, `/newsletter/confirm?token=${token}`);
    await queueMail(tx, renderConfirmNewsletter(site, { to: email, link }), { now });
  });
}

/** Confirms a subscription; false if the link is invalid or expired. */
export async function confirmNewsletter(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { token }: { token: string },
): Promise<boolean> {
  const now = clock.now();
  const askedAfter = new Date(now.getTime() - confirmDays * dayMs);
  return updateSubscriberConfirmed(db, { confirmHash: hashToken(token), askedAfter, now });
}
