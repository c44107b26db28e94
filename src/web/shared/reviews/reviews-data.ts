import type { ReviewPhoto, ReviewSummary, UsePeriod, Verification } from '~/domain/reviews/review';
import type { ReviewParams } from './review-params';

/** A review as a page shows it. */
export interface ShownReview {
  id: number;
  author: string;
  stars: number;
  title: string;
  text: string;
  /** 'March 3, 2026' */
  date: string;
  /** The same for machines: '2026-03-03'. */
  day: string;
  isEdited: boolean;
  verification: Verification;
  gotItFree: boolean;
  isDemo: boolean;
  wouldBuyAgain: boolean | null;
  usePeriod: UsePeriod | null;
  /** Names, such as 'Dark spots'. */
  usedFor: readonly string[];
  /** What the author says about themselves: 'Dry skin', '25–34'. */
  traits: readonly string[];
  photos: readonly ReviewPhoto[];
  helpful: number;
}

/** A choice of a filter, and how many reviews it has. */
export interface ReviewChoice {
  slug: string;
  name: string;
  count: number;
}

/** '82% of 44 people with dry skin would buy it again' */
interface ReviewHighlight {
  /** 'people with dry skin' */
  people: string;
  percent: number;
  count: number;
}

/** Where ratings at stores come from. */
interface StoreSources {
  /** 'Sephora (4.6 from 1,204)', most ratings first. */
  stores: readonly string[];
  /** When the newest of their feeds was read: 'March 3, 2026'. */
  date: string;
  /** One figure is invented for all stores. */
  isDemo: boolean;
}

export interface ReviewedProduct {
  id: number;
  name: string;
  brand: string;
  /** The average that stores report, from `storeCount` ratings. */
  storeRating: number;
  storeCount: number;
  /** Where that comes from; null if it is not known, or not needed. */
  storeSources: StoreSources | null;
  imageVersion: string;
  imageTone: string;
}

export interface ReviewsData {
  product: ReviewedProduct;
  params: ReviewParams;
  summary: ReviewSummary;
  /** Reviews that match the filters. */
  total: number;
  /** Whether there may be more than `total`. */
  isTotalCapped: boolean;
  pageCount: number;
  items: readonly ShownReview[];
  /** The review that the address links to. */
  linked: ShownReview | null;
  highlights: readonly ReviewHighlight[];
  choices: {
    skinTypes: readonly ReviewChoice[];
    hairTypes: readonly ReviewChoice[];
    ageRanges: readonly ReviewChoice[];
    concerns: readonly ReviewChoice[];
    verified: number;
    withPhotos: number;
  };
}
