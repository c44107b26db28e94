import type { FieldErrors } from '~/web/shared/forms/check-fields';
import type { ReviewOutcome } from '~/web/shared/reviews/write/review-api';
import type { ReviewFields } from '~/web/shared/reviews/write/review-fields';

/** The result of a review that was posted without scripts. */
export interface WrittenAnswer {
  fields: ReviewFields;
  errors: FieldErrors;
  problem: string;
  /** Null: nothing was saved. */
  outcome: ReviewOutcome | null;
}
