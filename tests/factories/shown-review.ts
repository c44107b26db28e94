import { defaultReviewParams } from '~/web/shared/reviews/review-params';
import type { ReviewsData, ShownReview } from '~/web/shared/reviews/reviews-data';

export function aShownReview(given: Partial<ShownReview> = {}): ShownReview {
  return {
    id: 1,
    author: 'Maya R.',
    stars: 4,
    title: 'Calm skin after a week',
    text: 'It sank in quickly and my cheeks were less red after a week of use.',
    date: 'March 3, 2026',
    day: '2026-03-03',
    isEdited: false,
    verification: 'none',
    gotItFree: false,
    isDemo: false,
    wouldBuyAgain: null,
    usePeriod: null,
    usedFor: [],
    traits: [],
    photos: [],
    helpful: 0,
    ...given,
  };
}

/** Reviews of product 7: three paid ones with an average of 4.3, and a free one. */
export function someReviews(given: Partial<ReviewsData> = {}): ReviewsData {
  const items = [aShownReview(), aShownReview({ id: 2, author: 'Ines', title: 'Too heavy' })];
  return {
    product: {
      id: 7,
      name: 'Rose Serum',
      brand: 'Maison Rose',
      storeRating: 4.7,
      storeCount: 24_816,
      storeSources: null,
      imageVersion: '0',
      imageTone: '#fff',
    },
    params: defaultReviewParams,
    summary: { count: 4, rated: 3, average: 4.3, distribution: [0, 0, 0, 2, 1] },
    total: items.length,
    isTotalCapped: false,
    pageCount: 1,
    items,
    linked: null,
    highlights: [],
    choices: {
      skinTypes: [{ slug: 'dry', name: 'Dry skin', count: 3 }],
      hairTypes: [],
      ageRanges: [],
      concerns: [],
      verified: 1,
      withPhotos: 0,
    },
    ...given,
  };
}
