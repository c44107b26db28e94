import {
  findOperatedReview,
  listWaitingReviews,
  type OperatedReview,
  type WaitingReview,
} from '~/db/reviews/operated-review.repo.server';
import { findOrderProof } from '~/db/reviews/order-proof.repo.server';
import { listReviewLog } from '~/db/reviews/review-log.repo.server';
import { listOpenReports } from '~/db/reviews/review-report.repo.server';
import { AppError } from '~/domain/app-error';
import { type OrderProof, proofObjectName } from '~/domain/reviews/order-proof';
import { photoObjectName, photoSides } from '~/domain/reviews/photo';
import type { ReviewLogEntry } from '~/domain/reviews/review';
import { orderProofBucket, reviewPhotoBucket } from '~/domain/storage/bucket';
import type { Deps } from '../../deps';
import { readObject } from '../../storage/read-object.server';

const maxWaiting = 200;
const maxLog = 200;
const maxReports = 20;

type Waiting = WaitingReview & OperatedReview;

/** For the operator: reviews that wait for a decision, the oldest first. */
export async function listReviewsToDecide({ db }: Pick<Deps, 'db'>): Promise<Waiting[]> {
  const waiting = await listWaitingReviews(db, maxWaiting);
  return db.transaction(async (tx) => {
    const found: Waiting[] = [];
    for (const one of waiting) {
      const operated = await findOperatedReview(tx, one.id);
      if (operated) found.push({ ...one, ...operated });
    }
    return found;
  });
}

interface ReviewForOperator extends OperatedReview {
  log: ReviewLogEntry[];
  /** Reasons of open reports, each with its note. */
  reports: string[];
  proof: OrderProof | null;
}

/** Everything about a review, for the operator. */
export async function showReviewToOperator(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<ReviewForOperator> {
  const found = await db.transaction((tx) => findOperatedReview(tx, id));
  if (!found) throw new AppError('not_found', { message: `There is no review ${id}.` });
  const log = await listReviewLog(db, { reviewId: id, limit: maxLog });
  const reports = await listOpenReports(db, { reviewId: id, limit: maxReports });
  return { ...found, log, reports, proof: await findOrderProof(db, id) };
}

interface ReviewFiles {
  files: { name: string; bytes: Uint8Array }[];
  /** Active content in the order confirmation; null without one. */
  findings: OrderProof['findings'] | null;
}

/** The photos of a review and its order confirmation, as files for the operator. */
export async function readReviewFiles(
  deps: Pick<Deps, 'db' | 'files'>,
  { id }: { id: number },
): Promise<ReviewFiles> {
  const { review, userId, proof } = await showReviewToOperator(deps, { id });
  const files: ReviewFiles['files'] = [];
  for (const [index, { key }] of review.photos.entries()) {
    const name = photoObjectName({ userId: userId ?? '', key, side: photoSides[0] });
    const bytes = await readObject(deps, { bucketId: reviewPhotoBucket, name });
    if (bytes) files.push({ name: `review-${id}-photo-${index + 1}.webp`, bytes });
  }
  const order =
    proof && (await readObject(deps, { bucketId: orderProofBucket, name: proofObjectName(proof) }));
  const ending = proof?.contentType === 'application/pdf' ? 'pdf' : 'webp';
  if (order) files.push({ name: `review-${id}-order.${ending}`, bytes: order });
  return { files, findings: proof?.findings ?? null };
}
