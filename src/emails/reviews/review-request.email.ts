import type { MailMessage } from '~/domain/email/mail';
import { reviewMailRules, reviewSettingLabels } from '~/domain/reviews/review-mails';
import { type Site, siteUrl } from '~/domain/site';
import { renderNotice } from '../notice.email';
import { listHeaders } from '../parts/list-headers';
import { demoNotes } from './demo-notes';

export interface ReviewRequest {
  to: string;
  productId: number;
  product: string;
  /** Null if it is no longer listed. */
  store: string | null;
  /** UTC, as 2026-03-01. */
  visitedOn: string;
  unsubscribeLink: string;
}

/** Asks a person who opened a store's offer for a review of the product. */
export function renderReviewRequest(
  site: Site,
  { to, productId, product, store, visitedOn, unsubscribeLink }: ReviewRequest,
): MailMessage {
  return renderNotice(site, {
    to,
    subject: `How is ${product}?`,
    heading: 'Would you review it?',
    sentences: [
      `On ${formatDay(visitedOn)}, you opened an offer for ${product} ${store ? `at ${store}` : 'at a store'}. If you bought it and have used it, your review helps others decide. Criticism is as welcome as praise.`,
      'If you didn’t buy it, you can ignore this email.',
    ],
    action: { label: 'Write a review', link: siteUrl(site, `/product/${productId}/review`) },
    after: [
      ...demoNotes(site),
      `You get this email because “${reviewSettingLabels.reviewRequestMails}” is turned on in your privacy settings. You get at most one such email every ${reviewMailRules.minDaysBetween} days.`,
    ],
    afterLink: { label: 'Unsubscribe from these emails', link: unsubscribeLink },
    headers: listHeaders(unsubscribeLink),
  });
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const formatDay = (day: string) => longDate.format(new Date(`${day}T00:00:00Z`));
