import type {
  AgeRange,
  ReportReason,
  ReviewSort,
  ReviewState,
  UsePeriod,
  Verification,
} from '~/domain/reviews/review';

export const ageRangeNames: Record<AgeRange, string> = {
  'under-18': 'Under 18',
  '18-24': '18–24',
  '25-34': '25–34',
  '35-44': '35–44',
  '45-54': '45–54',
  '55-plus': '55 and over',
};

export const usePeriodNames: Record<UsePeriod, string> = {
  days: 'A few days',
  weeks: 'A few weeks',
  months: 'A few months',
  years: 'A year or longer',
};

export const reviewSortNames: Record<ReviewSort, string> = {
  helpful: 'Most helpful',
  newest: 'Newest',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
};

/** What a mark says, and what it means; without a mark we know nothing about a purchase. */
export const verificationTexts: Record<
  Exclude<Verification, 'none'>,
  { mark: string; meaning: string }
> = {
  purchase: {
    mark: 'Verified purchase',
    meaning: 'We have seen the order confirmation.',
  },
  visited: {
    mark: 'Visited a store from here',
    meaning: 'The author opened a store’s offer here. That doesn’t prove a purchase.',
  },
};

export const reviewStateNames: Record<ReviewState, string> = {
  published: 'Published',
  held: 'Waiting for a check',
  refused: 'Not published',
  removed: 'Removed',
};

/** Where the marks and checks are explained. */
export const reviewChecksPath = '/how-we-check-reviews';

export const reportReasonNames: Record<ReportReason, string> = {
  spam: 'It is advertising or spam',
  'not-about-product': 'It is not about this product',
  offensive: 'It is offensive',
  'personal-data': 'It contains personal information',
  fake: 'It does not look like a real experience',
  copied: 'It is copied from somewhere else',
  other: 'Something else',
};
