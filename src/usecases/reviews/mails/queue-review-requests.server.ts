import { listProductCards } from '~/db/catalog/product.repo.server';
import { listRetailersById } from '~/db/catalog/retailer.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import { lockRequestRecipients, updateRequestAt } from '~/db/reviews/review-mail.repo.server';
import { listDueVisits, updateVisitSettled } from '~/db/reviews/store-visit.repo.server';
import { dayMs } from '~/domain/durations';
import { type ReviewMailRecipient, reviewMailRules } from '~/domain/reviews/review-mails';
import { utcDay } from '~/domain/utc-day';
import { type ReviewRequest, renderReviewRequest } from '~/emails/reviews/review-request.email';
import type { Deps } from '../../deps';
import { mailLinks } from '../../email/mail-links.server';
import { queueMail } from '../../email/queue-mail.server';

/** More than a person opens in the period. */
const maxVisits = 5_000;

/**
 * Queues an email for each person who opened an offer two weeks ago and has not reviewed the product, in the caller's
 * transaction. Each email asks about one product. Returns the number of people who had due visits.
 */
export async function queueReviewRequests(
  { clock, site, secrets }: Pick<Deps, 'clock' | 'site' | 'secrets'>,
  tx: Queryable,
  limit: number,
): Promise<number> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
  const due = {
    fromDay: utcDay(daysAgo(reviewMailRules.askWithinDays)),
    toDay: utcDay(daysAgo(reviewMailRules.askAfterDays)),
  };
  const lastBefore = daysAgo(reviewMailRules.minDaysBetween);
  const recipients = await lockRequestRecipients(tx, { ...due, lastBefore, limit });
  if (recipients.length === 0) return 0;
  const links = await mailLinks(tx, { site, secrets });
  for (const recipient of recipients) {
    const { userId, email } = recipient;
    const subject = await settleNextVisit(tx, recipient, due);
    if (!subject) continue;
    const unsubscribeLink = links.stopReviewRequests(userId);
    await queueMail(tx, renderReviewRequest(site, { ...subject, to: email, unsubscribeLink }), {
      now,
    });
    await updateRequestAt(tx, userId, now);
  }
  return recipients.length;
}

/**
 * Settles due visits up to the first one whose product is listed and has no review of the person, and says what to
 * ask about; null if there is none.
 */
async function settleNextVisit(
  tx: Queryable,
  { userId }: ReviewMailRecipient,
  due: { fromDay: string; toDay: string },
): Promise<Pick<ReviewRequest, 'productId' | 'product' | 'store' | 'visitedOn'> | null> {
  for (const visit of await listDueVisits(tx, { ...due, userId, limit: maxVisits })) {
    const { productId, retailerId, visitedOn } = visit;
    await updateVisitSettled(tx, visit);
    if (visit.isReviewed) continue;
    const [card] = await listProductCards(tx, [productId], 1);
    if (!card) continue;
    const retailer = (await listRetailersById(tx, [retailerId])).get(retailerId);
    const product = `${card.brand.name} ${card.name}`;
    return { productId, product, store: retailer?.name ?? null, visitedOn };
  }
  return null;
}
