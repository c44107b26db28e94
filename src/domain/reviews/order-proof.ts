import type { ResumeFinding } from '../uploads/resume-report';

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

/** The name of the file in its bucket. */
export function proofObjectName({ userId, key }: Pick<OrderProof, 'userId' | 'key'>): string {
  return `${userId}/${key}/order`;
}
