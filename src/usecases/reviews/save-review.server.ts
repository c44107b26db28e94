import type { Queryable } from '~/db/engine/database.server';
import { deleteOrderProof } from '~/db/reviews/order-proof.repo.server';
import { findOwnReview, isOperatorHeld, upsertReview } from '~/db/reviews/review.repo.server';
import { findStoreTexts } from '~/db/reviews/review-check.repo.server';
import { insertReviewLog } from '~/db/reviews/review-log.repo.server';
import { listOwnPhotos, updateReviewPhotos } from '~/db/reviews/review-photo.repo.server';
import { hasStoreVisit } from '~/db/reviews/store-visit.repo.server';
import { AppError } from '~/domain/app-error';
import { fingerprintOf } from '~/domain/reviews/moderation/fingerprint';
import type { OwnReview, Verification } from '~/domain/reviews/review';
import type { ReviewInput } from '~/domain/reviews/review-input';
import type { Deps } from '../deps';
import { judgeWritten } from './judge-written.server';
import { takeReviewLimit } from './take-review-limit.server';

interface Writing {
  userId: string;
  productId: number;
  /** For limits. */
  network: string;
  /** Anonymous sessions cost nothing to create, so their reviews would too. */
  isAnonymous: boolean;
  content: ReviewInput;
}

type Needs = Pick<Deps, 'db' | 'clock' | 'site'>;

/** Stores a person’s review of a product, or its new text, and decides whether it is published. */
export async function saveReview(
  deps: Needs,
  writing: Writing,
): Promise<{ review: OwnReview; isNew: boolean }> {
  await admit(deps, writing);
  return deps.db.transaction((tx) => write(deps, tx, writing));
}

async function admit(deps: Needs, { userId, network, isAnonymous }: Writing): Promise<void> {
  if (isAnonymous) {
    throw new AppError('no_authorization', {
      message: 'Please create an account to write reviews.',
    });
  }
  await takeReviewLimit(deps, { rate: 'save', of: userId });
  await takeReviewLimit(deps, { rate: 'saveFromNetwork', of: network });
}

async function write(
  { clock, site }: Needs,
  tx: Queryable,
  { userId, productId, content }: Writing,
): Promise<{ review: OwnReview; isNew: boolean }> {
  const now = clock.now();
  const storeTexts = await findStoreTexts(tx, productId);
  if (!storeTexts) throw new AppError('not_found', { message: 'There is no such product.' });
  const before = await findOwnReview(tx, { userId, productId });
  const { photos, author, ...written } = content;
  await checkPhotos(tx, { userId, keys: photos, reviewId: before?.id ?? null });
  const review = {
    ...written,
    userId,
    productId,
    author: author ?? `${site.brandName} shopper`,
    fingerprint: fingerprintOf(written.text),
    verification: await verificationOf(tx, {
      userId,
      productId,
      before,
      gotItFree: content.gotItFree,
    }),
    photoCount: photos.length,
  };
  const newPhotos = photos.filter((key) => !wasShown(before, key)).length;
  const { state, reasons, codes } =
    newPhotos === 0 && isSameText(before, review)
      ? published
      : await judge(tx, { ...review, newPhotos, storeTexts }, now);
  const id = await upsertReview(tx, { ...review, state, reasons }, now);
  if (review.gotItFree) await deleteOrderProof(tx, id);
  await updateReviewPhotos(tx, { reviewId: id, keys: photos });
  const entry = { reviewId: id, productId, at: now };
  const action = before ? 'edited' : 'written';
  await insertReviewLog(tx, { ...entry, actor: 'author', action, reasons: [] });
  await insertReviewLog(tx, { ...entry, actor: 'checks', action: state, reasons: codes });
  const stored = await findOwnReview(tx, { userId, productId });
  if (!stored) throw new Error('The review was not stored.');
  return { review: stored, isNew: before === null };
}

/**
 * A mark stays, unless the author now says that there was no purchase. Without one, a remembered visit to a store
 * gives the lesser one.
 */
async function verificationOf(
  tx: Queryable,
  {
    before,
    gotItFree,
    ...visit
  }: { userId: string; productId: number; before: OwnReview | null; gotItFree: boolean },
): Promise<Verification> {
  const earlier = before?.verification ?? 'none';
  if (earlier !== 'none' && !(earlier === 'purchase' && gotItFree)) return earlier;
  return (await hasStoreVisit(tx, visit)) ? 'visited' : 'none';
}

const published = { state: 'published', reasons: [], codes: [] } as const;

/** Whether everything that the checks read is published already. */
const isSameText = (
  before: OwnReview | null,
  review: Pick<OwnReview, 'author' | 'title' | 'text'>,
) =>
  before?.state === 'published' &&
  before.author === review.author &&
  before.title === review.title &&
  before.text === review.text;

async function judge(tx: Queryable, review: Parameters<typeof judgeWritten>[1], now: Date) {
  const verdict = await judgeWritten(tx, review, now);
  const isHeldBack = verdict.state === 'published' && (await isOperatorHeld(tx, review));
  return isHeldBack ? heldBack : verdict;
}

const heldBack = {
  state: 'held',
  reasons: ['A person looks at this review, because we held or removed it before.'],
  codes: ['operator-held'],
} as const;

/** Whether the operator has seen a photo: it was part of a published review. */
const wasShown = (before: OwnReview | null, key: string) =>
  before?.state === 'published' && before.photos.some((photo) => photo.key === key);

async function checkPhotos(
  tx: Queryable,
  { userId, keys, reviewId }: { userId: string; keys: readonly string[]; reviewId: number | null },
): Promise<void> {
  const own = await listOwnPhotos(tx, { userId, keys });
  const usable = own.filter((photo) => photo.reviewId === null || photo.reviewId === reviewId);
  if (usable.length === keys.length) return;
  const message = 'One of these photos is no longer here. Please choose it again.';
  throw new AppError('invalid_body', { message, fields: { photos: message } });
}
