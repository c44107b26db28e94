/** The public states of a review, and "draft", which never leaves the author's device. */
export const reviewStates = ['published', 'held', 'refused', 'removed'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What is known about a purchase: nothing, a click to a store, or an order that the operator has seen. */
export const verifications = ['none', 'visited', 'purchase'] as const;
export type Verification = (typeof verifications)[number];

export const usePeriods = ['days', 'weeks', 'months', 'years'] as const;
export type UsePeriod = (typeof usePeriods)[number];

export const ageRanges = ['under-18', '18-24', '25-34', '35-44', '45-54', '55-plus'] as const;
export type AgeRange = (typeof ageRanges)[number];

export const reviewLimits = {
  titleLength: 100,
  minTextLength: 50,
  maxTextLength: 5_000,
  photos: 4,
  /** Reviews on one page of results. */
  pageSize: 20,
  /** Pages that a reader can open; filters and sort orders lead to the others. */
  maxPages: 50,
  authorLength: 40,
  /** Entries of a list such as concerns. */
  listLength: 20,
  reportNoteLength: 500,
  /** Reviews that an author sees of their own. */
  ownReviews: 500,
  /** Reviews here before a card shows their average instead of the stores’ ratings. */
  ownRatingFrom: 10,
  /** Answers before a share such as "82% would buy it again" is shown. */
  highlightFrom: 20,
} as const;

/** What an author says about themselves; each field is given only on request. */
export interface ReviewerTraits {
  /** Slugs of the vocabulary, as in preferences. */
  skinType: string | null;
  hairType: string | null;
  ageRange: AgeRange | null;
  concerns: readonly string[];
}

/** What an author writes. */
export interface ReviewContent extends ReviewerTraits {
  stars: number;
  title: string;
  text: string;
  wouldBuyAgain: boolean | null;
  /** What it is used for: slugs of concerns. */
  usedFor: readonly string[];
  usePeriod: UsePeriod | null;
  gotItFree: boolean;
}

export interface ReviewPhoto {
  /** Names the picture in its address. */
  key: string;
  width: number;
  height: number;
}

/** A review as readers see it. */
export interface Review extends ReviewContent {
  id: number;
  productId: number;
  /** "Maya R.", or "Glowfare shopper" without a name. */
  author: string;
  verification: Verification;
  /** Part of the demonstration, not written by a person. */
  isDemo: boolean;
  photos: readonly ReviewPhoto[];
  helpful: number;
  publishedAt: Date;
  editedAt: Date | null;
}

/** A review as its author sees it. */
export interface OwnReview extends Omit<Review, 'publishedAt'> {
  state: ReviewState;
  /** Sentences for the author: why it is held, refused or removed. */
  reasons: readonly string[];
  publishedAt: Date | null;
  /** Whether an order confirmation waits for the operator. */
  isProofWaiting: boolean;
  /** Why the last order confirmation was declined. */
  proofDeclined: string | null;
}

/** The reviews of a product in figures. Reviews of free products are counted, but are in no average. */
export interface ReviewSummary {
  /** Published reviews. */
  count: number;
  /** Those of paid products, which make the average and the distribution. */
  rated: number;
  /** Plain mean with one decimal; null without rated reviews. */
  average: number | null;
  /** Rated reviews by stars, from 1 to 5. */
  distribution: readonly [number, number, number, number, number];
}

export const reviewSorts = ['helpful', 'newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** The reviews that a reader asks for. */
export interface ReviewQuery {
  stars: number | null;
  skinType: string | null;
  hairType: string | null;
  ageRange: AgeRange | null;
  concern: string | null;
  verified: boolean;
  withPhotos: boolean;
  sort: ReviewSort;
  page: number;
}

/** What readers can filter by, as it is counted: "all", "verified", "photos", or a kind and a value. */
export type ReviewTrait =
  | 'all'
  | 'verified'
  | 'photos'
  | `${'stars' | 'skin' | 'hair' | 'age' | 'concern'}:${string}`;

/** How many published reviews of a product have a trait, and what they say about buying it again. */
export interface TraitCount {
  trait: ReviewTrait;
  reviews: number;
  /** Those that answered whether the author would buy it again. */
  answers: number;
  wouldBuyAgain: number;
}

/** "82% of 40 people with dry skin would buy it again". */
export interface ReviewHighlight {
  trait: ReviewTrait;
  /** The answers that the share is computed from. */
  answers: number;
  percent: number;
}

/** One page of a product’s reviews with everything beside it. */
export interface ReviewPage {
  summary: ReviewSummary;
  /** For every trait that a published review has. */
  counts: readonly TraitCount[];
  highlights: readonly ReviewHighlight[];
  reviews: readonly Review[];
  /** Reviews that match the query. Counted up to `maxPages` if several filters are combined. */
  total: number;
  /** Whether there may be more than `total`. */
  isTotalCapped: boolean;
  page: number;
  pageCount: number;
}

/** The rating that a product has from reviews here. */
export interface OwnRating {
  productId: number;
  /** All published reviews. */
  count: number;
  /** Those of paid products. */
  rated: number;
  /** Plain mean with one decimal; null without rated reviews. */
  average: number | null;
}

export const reportReasons = [
  'spam',
  'not-about-product',
  'offensive',
  'personal-data',
  'fake',
  'copied',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** Who did something with a review. */
export const reviewActors = ['author', 'checks', 'operator', 'reader'] as const;
type ReviewActor = (typeof reviewActors)[number];

export interface ReviewLogEntry {
  reviewId: number;
  productId: number;
  actor: ReviewActor;
  action: string;
  /** Codes of checks, or what the operator wrote. */
  reasons: readonly string[];
  at: Date;
}
