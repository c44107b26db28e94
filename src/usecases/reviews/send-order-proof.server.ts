import { randomBytes, randomUUID } from 'node:crypto';
import { deleteOrderProof, insertOrderProof } from '~/db/reviews/order-proof.repo.server';
import { findOwnReviewById } from '~/db/reviews/review.repo.server';
import { insertReviewLog } from '~/db/reviews/review-log.repo.server';
import { insertObject } from '~/db/storage/object.repo.server';
import { AppError } from '~/domain/app-error';
import {
  canBeProved,
  type OrderProof,
  proofObjectName,
  proofRule,
} from '~/domain/reviews/order-proof';
import { orderProofBucket } from '~/domain/storage/bucket';
import type { Deps } from '../deps';
import { refusePicture } from '../pictures/refuse-picture';
import { storeFiles } from '../storage/store-files.server';
import { takeReviewLimit } from './take-review-limit.server';

type Needs = Pick<Deps, 'db' | 'clock' | 'files' | 'uploads' | 'log'>;

/** Rate-limits uploads before the body is read. */
export async function takeProofAllowance(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, isAnonymous }: { userId: string; isAnonymous: boolean },
): Promise<void> {
  if (isAnonymous) {
    throw new AppError('no_authorization', { message: 'Please create an account first.' });
  }
  await takeReviewLimit(deps, { rate: 'proof', of: userId });
}

/** Stores an order confirmation for a person’s review until the operator has seen it. */
export async function sendOrderProof(
  deps: Needs,
  given: { userId: string; reviewId: number; bytes: Uint8Array; network: string },
): Promise<void> {
  const { userId, reviewId } = given;
  const sentAt = deps.clock.now();
  const { bytes, contentType, findings } = await inspect(deps, given);
  const key = randomBytes(16).toString('base64url');
  await storeFiles(deps, [{ bytes, contentType }], async (tx, [file]) => {
    if (!file) throw new Error('The file is missing.');
    const review = await findOwnReviewById(tx, { userId, id: reviewId });
    if (!review) throw new AppError('not_found', { message: 'You have no such review.' });
    if (review.verification === 'purchase') {
      throw new AppError('conflict', { message: 'This purchase is verified already.' });
    }
    if (!canBeProved(review)) {
      throw new AppError('conflict', {
        message: review.gotItFree
          ? 'Your review says that you got the product for free.'
          : 'Your review is not published. Please change it first.',
      });
    }
    // A new file replaces one that the operator has not seen.
    await deleteOrderProof(tx, reviewId);
    await insertOrderProof(tx, { reviewId, userId, key, contentType, findings, sentAt });
    const object = {
      id: randomUUID(),
      bucketId: orderProofBucket,
      name: proofObjectName({ userId, key }),
      userId,
      contentType,
      cacheControl: 'no-cache',
      metadata: {},
      ...file,
    };
    await insertObject(tx, object, sentAt);
    const { productId } = review;
    const entry = { reviewId, productId, actor: 'author', action: 'proof-sent' } as const;
    await insertReviewLog(tx, { ...entry, reasons: [], at: sentAt });
  });
}

/** A PDF as it is, or a picture re-encoded without metadata. */
async function inspect(
  { uploads, log }: Needs,
  { bytes, network }: { bytes: Uint8Array; network: string },
): Promise<Pick<OrderProof, 'contentType' | 'findings'> & { bytes: Uint8Array }> {
  if (isPdf(bytes)) {
    const report = await uploads.inspectResume(bytes, network);
    if ('problem' in report || report.type !== 'pdf') {
      throw new AppError('unsupported_file', { message: proofRule });
    }
    return { bytes, contentType: 'application/pdf', findings: report.findings };
  }
  const image = await uploads
    .transformImage(
      bytes,
      { width: 2_500, height: 2_500, resize: 'contain', quality: 85, format: 'webp' },
      network,
    )
    .catch(refusePicture({ log }, 'order confirmation refused', { not_a_picture: proofRule }));
  return { bytes: image.bytes, contentType: 'image/webp', findings: [] };
}

const isPdf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-');
