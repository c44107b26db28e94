import type { MailMessage } from '~/domain/email/mail';
import { type RisenReview, reviewSettingLabels } from '~/domain/reviews/review-mails';
import { type Site, siteUrl } from '~/domain/site';
import { renderNotice } from '../notice.email';
import { listHeaders } from '../parts/list-headers';
import { demoNotes } from './demo-notes';

interface HelpfulDigest {
  to: string;
  /** Different people who found at least one of the reviews helpful. */
  people: number;
  /** Those that more people found helpful than the author was told; the most helpful first. */
  reviews: readonly (RisenReview & { product: string })[];
  unsubscribeLink: string;
}

/** Emails list this many reviews and count the rest. */
const maxReviews = 20;

/** Tells an author how many people found their reviews helpful. */
export function renderHelpfulDigest(
  site: Site,
  { to, people, reviews, unsubscribeLink }: HelpfulDigest,
): MailMessage {
  const [only] = reviews.length === 1 ? reviews : [];
  const were = only ? 'Your review was' : 'Your reviews were';
  const heading = `${were} helpful to ${countPeople(people)}`;
  const omitted = reviews.length - maxReviews;
  const more = omitted > 0 ? [`And ${omitted} more in your profile.`] : [];
  return renderNotice(site, {
    to,
    subject: heading,
    heading,
    sentences: ['Readers found what you wrote useful. Thank you for sharing it.', ...more],
    facts: reviews.slice(0, maxReviews).map((review) => [review.product, describe(review)]),
    action: only
      ? {
          label: 'See your review',
          link: siteUrl(site, `/product/${only.productId}/reviews?review=${only.id}`),
        }
      : { label: 'See your reviews', link: siteUrl(site, '/profile/reviews') },
    after: [
      ...demoNotes(site),
      `You get this email because “${reviewSettingLabels.helpfulMails}” is turned on in your privacy settings. It comes at most once a week, and only when more people voted.`,
    ],
    afterLink: { label: 'Unsubscribe from these emails', link: unsubscribeLink },
    headers: listHeaders(unsubscribeLink),
  });
}

const countPeople = (count: number) => (count === 1 ? '1 person' : `${count} people`);

function describe({ title, helpful, toldHelpful }: RisenReview): string {
  const added = toldHelpful > 0 ? `, ${helpful - toldHelpful} more than last time` : '';
  return `“${title}”\nHelpful to ${countPeople(helpful)}${added}`;
}
