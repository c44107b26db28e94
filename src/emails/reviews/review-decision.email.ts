import type { MailMessage } from '~/domain/email/mail';
import { type Site, siteUrl } from '~/domain/site';
import { renderNotice } from '../notice.email';

export interface ReviewDecision {
  to: string;
  id: number;
  title: string;
  productId: number;
  state: 'published' | 'held' | 'removed' | 'verified' | 'not-verified';
  /** Sentences of the operator. */
  reasons: readonly string[];
}

const texts = {
  published: ['Your review is published', 'Thank you for sharing what you found.'],
  held: [
    'We are taking another look at your review',
    'It is not shown until we have decided. You can change it at any time.',
  ],
  removed: [
    'We removed your review',
    'You can change it in your profile. A person then looks at the new text.',
  ],
  verified: [
    'Your purchase is verified',
    'Your review now says so. We have deleted the order confirmation that you sent.',
  ],
  'not-verified': [
    'We could not verify your purchase',
    'Your review stays as it is. We have deleted the file that you sent; you can send another one.',
  ],
} as const;

/** Tells an author what the operator decided about a review, and why. */
export function renderReviewDecision(
  site: Site,
  { to, id, title, productId, state, reasons }: ReviewDecision,
): MailMessage {
  const [heading, sentence] = texts[state];
  return renderNotice(site, {
    to,
    subject: heading,
    heading,
    sentences: [sentence],
    facts: [
      ['Your review', title],
      ...reasons.map((reason): [string, string] => ['Reason', reason]),
    ],
    action:
      state === 'published'
        ? {
            label: 'See your review',
            link: siteUrl(site, `/product/${productId}/reviews?review=${id}`),
          }
        : { label: 'See your reviews', link: siteUrl(site, '/profile/reviews') },
  });
}
