/** When people who ask for emails about reviews get them. */
export const reviewMailRules = {
  /** Between two emails of one kind to a person. */
  minDaysBetween: 7,
  /** After the last visit to a store. */
  askAfterDays: 14,
  /** An older visit is not worth an email. */
  askWithinDays: 60,
} as const;

/** The names of the settings in the profile, which emails mention. */
export const reviewSettingLabels = {
  storeVisits: 'Visited stores',
  helpfulMails: 'Helpful votes',
  reviewRequestMails: 'Review reminders',
} as const;

/** A published review that more people found helpful than its author was told. */
export interface RisenReview {
  id: number;
  productId: number;
  title: string;
  helpful: number;
  toldHelpful: number;
}

/** A visit to a store after which a person may be asked for a review. */
export interface DueVisit {
  userId: string;
  productId: number;
  retailerId: number;
  /** UTC, as 2026-03-01. */
  visitedOn: string;
  isReviewed: boolean;
}

/** Who gets an email. */
export interface ReviewMailRecipient {
  userId: string;
  email: string;
}
