import { readId } from '~/domain/input/storable';
import { ageRanges, type ReviewQuery, reviewSorts } from '~/domain/reviews/review';

/** What the address of a list of reviews says: which reviews, and the one that it links to. */
export interface ReviewParams extends ReviewQuery {
  /** The id of a review that is shown first. */
  review: number | null;
}

export const defaultReviewParams: ReviewParams = {
  stars: null,
  skinType: null,
  hairType: null,
  ageRange: null,
  concern: null,
  verified: false,
  withPhotos: false,
  sort: 'helpful',
  page: 1,
  review: null,
};

/** The names of the parameters; forms use them for their fields. */
export const reviewParamNames = {
  stars: 'stars',
  skinType: 'skin',
  hairType: 'hair',
  ageRange: 'age',
  concern: 'concern',
  verified: 'verified',
  withPhotos: 'photos',
  sort: 'sort',
  page: 'page',
  review: 'review',
} as const satisfies Record<keyof ReviewParams, string>;

const maxStars = 5;
const slugPattern = /^[a-z\d-]{1,60}$/;

/** Reads any query; unknown values fall back to the defaults. */
export function decodeReviewParams(query: URLSearchParams): ReviewParams {
  const text = (field: keyof ReviewParams) => query.get(reviewParamNames[field]) ?? '';
  const slug = (field: keyof ReviewParams) => {
    const value = text(field);
    return slugPattern.test(value) ? value : null;
  };
  const stars = readId(text('stars'));
  return {
    stars: stars !== null && stars <= maxStars ? stars : null,
    skinType: slug('skinType'),
    hairType: slug('hairType'),
    ageRange: ageRanges.find((range) => range === text('ageRange')) ?? null,
    concern: slug('concern'),
    verified: text('verified') === '1',
    withPhotos: text('withPhotos') === '1',
    sort: reviewSorts.find((sort) => sort === text('sort')) ?? defaultReviewParams.sort,
    page: readId(text('page')) ?? 1,
    review: readId(text('review')),
  };
}

/** The query of a list of reviews, '' for the default one. */
export function encodeReviewParams(params: ReviewParams): string {
  const query = new URLSearchParams();
  for (const field of Object.keys(reviewParamNames) as (keyof ReviewParams)[]) {
    const value = params[field];
    if (value === defaultReviewParams[field] || value === null) continue;
    query.set(reviewParamNames[field], value === true ? '1' : String(value));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Where a product's reviews are. */
export function reviewsPath(productId: number, change: Partial<ReviewParams> = {}): string {
  return `/product/${productId}/reviews${encodeReviewParams({ ...defaultReviewParams, ...change })}`;
}

/** Where a person writes or changes their review of a product. */
export const writeReviewPath = (productId: number): string => `/product/${productId}/review`;

/** Where a person without scripts sends the order confirmation for their review. */
export const orderConfirmationPath = (productId: number): string =>
  `/product/${productId}/order-confirmation`;

/** Whether some reviews are left out. */
export function isFiltered(params: ReviewParams): boolean {
  const { sort, page, review, ...filters } = params;
  return encodeReviewParams({ ...defaultReviewParams, ...filters }) !== '';
}
