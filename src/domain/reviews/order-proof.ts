import type { ResumeFinding } from '../uploads/resume-report';
import type { OwnReview } from './review';

/** An order confirmation that waits for the operator. */
export interface OrderProof {
  reviewId: number;
  userId: string;
  /** Names the file in its bucket. */
  key: string;
  contentType: 'application/pdf' | 'image/webp';
  /** Active content that was found in it. */
  findings: readonly ResumeFinding[];
  sentAt: Date;
}

export const maxProofBytes = 10 * 1024 * 1024;
export const proofTooLarge = 'That file is larger than our limit of 10 MiB.';
export const proofRule =
  'Please choose a PDF or a picture (JPEG, PNG, WebP or AVIF) of the order confirmation.';

export const proofFileTypes = 'application/pdf,image/jpeg,image/png,image/webp,image/avif';
export const proofHint =
  'A PDF or a picture, up to 10 MB, that shows the store, the date and this product. You can black out your address and payment details. A person looks at it, then the file is deleted.';

/** Whether an order confirmation makes sense for a review: a free product was not bought. */
export const canBeProved = ({ state, gotItFree }: Pick<OwnReview, 'state' | 'gotItFree'>) =>
  !gotItFree && (state === 'published' || state === 'held');

/** The name of the file in its bucket. */
export function proofObjectName({ userId, key }: Pick<OrderProof, 'userId' | 'key'>): string {
  return `${userId}/${key}/order`;
}
