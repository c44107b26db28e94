import { formatShortDate } from '../catalog/format-date';
import type { DiscountVerdict } from './discount-verdict';
import { formatDollars } from './money';

/** The verdict on a crossed-out price, as text for shoppers. */
export function discountText(verdict: DiscountVerdict, now: Date): string {
  const { kind, askedDays, ofDays, usualCents, priceCents } = verdict;
  const was = formatDollars(verdict.originalCents);
  const known = ofDays === 1 ? '1 day' : `${ofDays} days`;
  switch (kind) {
    case 'real':
      return `Real discount: it cost ${was} or more on ${askedDays} of the ${known} before.`;
    case 'brief': {
      const only = `The “was” price of ${was} was charged on only ${askedDays} of the ${known} before`;
      if (usualCents === null) return `${only}.`;
      return usualCents <= priceCents
        ? `${only}. Its usual price was ${formatDollars(usualCents)}, so nothing is saved.`
        : `${only}. Its usual price was ${formatDollars(usualCents)}.`;
    }
    case 'never':
      return `The “was” price of ${was} was never charged in the ${known} we have tracked.`;
    case 'long-over': {
      const since = verdict.lastAsked ? formatShortDate(verdict.lastAsked, now) : 'long ago';
      return `The “was” price of ${was} was last charged on ${since}.`;
    }
    case 'unknown':
      return 'We have not tracked this store’s price long enough to check the discount.';
  }
}
