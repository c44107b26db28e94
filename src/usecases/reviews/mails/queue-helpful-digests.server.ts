import { listProductCards } from '~/db/catalog/product.repo.server';
import type { Queryable } from '~/db/engine/database.server';
import {
  countHelpedPeople,
  listRisenReviews,
  lockDigestRecipients,
  updateDigestAt,
  upsertHelpfulTold,
} from '~/db/reviews/review-mail.repo.server';
import { dayMs } from '~/domain/durations';
import { reviewLimits } from '~/domain/reviews/review';
import { reviewMailRules } from '~/domain/reviews/review-mails';
import { renderHelpfulDigest } from '~/emails/reviews/helpful-digest.email';
import type { Deps } from '../../deps';
import { mailLinks } from '../../email/mail-links.server';
import { queueMail } from '../../email/queue-mail.server';

/**
 * Queues an email for each person whose reviews were helpful to more people than they were told, in the caller's
 * transaction. Returns the number of people.
 */
export async function queueHelpfulDigests(
  { clock, site, secrets }: Pick<Deps, 'clock' | 'site' | 'secrets'>,
  tx: Queryable,
  limit: number,
): Promise<number> {
  const now = clock.now();
  const lastBefore = new Date(now.getTime() - reviewMailRules.minDaysBetween * dayMs);
  const recipients = await lockDigestRecipients(tx, { lastBefore, limit });
  if (recipients.length === 0) return 0;
  const links = await mailLinks(tx, { site, secrets });
  for (const { userId, email } of recipients) {
    const risen = await listRisenReviews(tx, { userId, limit: reviewLimits.ownReviews });
    // A vote may have been taken back meanwhile.
    if (risen.length === 0) continue;
    const products = await listProductCards(
      tx,
      risen.map(({ productId }) => productId),
      risen.length,
    );
    const names = new Map(products.map(({ id, brand, name }) => [id, `${brand.name} ${name}`]));
    const mail = renderHelpfulDigest(site, {
      to: email,
      people: await countHelpedPeople(
        tx,
        risen.map(({ id }) => id),
      ),
      reviews: risen.map((review) => ({
        ...review,
        product: names.get(review.productId) ?? 'A product that is no longer listed',
      })),
      unsubscribeLink: links.stopHelpfulMails(userId),
    });
    await queueMail(tx, mail, { now });
    for (const review of risen) await upsertHelpfulTold(tx, review);
    await updateDigestAt(tx, userId, now);
  }
  return recipients.length;
}
