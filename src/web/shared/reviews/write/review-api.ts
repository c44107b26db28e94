import * as z from 'zod/mini';
import {
  ageRanges,
  type OwnReview,
  type ReviewPhoto,
  reviewStates,
  usePeriods,
  verifications,
} from '~/domain/reviews/review';
import { callApi } from '~/web/shared/private-data/call-api';
import type { WrittenReview } from './review-fields';

const photoSchema = z.object({ key: z.string(), width: z.number(), height: z.number() });

const ownReviewSchema = z.object({
  id: z.number(),
  productId: z.number(),
  author: z.string(),
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  wouldBuyAgain: z.nullable(z.boolean()),
  usedFor: z.array(z.string()),
  usePeriod: z.nullable(z.enum(usePeriods)),
  gotItFree: z.boolean(),
  skinType: z.nullable(z.string()),
  hairType: z.nullable(z.string()),
  ageRange: z.nullable(z.enum(ageRanges)),
  concerns: z.array(z.string()),
  verification: z.enum(verifications),
  photos: z.array(photoSchema),
  helpful: z.number(),
  state: z.enum(reviewStates),
  reasons: z.array(z.string()),
  isProofWaiting: z.boolean(),
  proofDeclined: z.nullable(z.string()),
});
export type OwnReviewJson = z.infer<typeof ownReviewSchema>;

/** What became of a review: published, held or refused, and why. */
export interface ReviewOutcome extends Pick<OwnReview, 'state' | 'reasons'> {
  /** Unknown after a submission without scripts. */
  review?: OwnReviewJson;
}

/** Writes a review of a product, or replaces the person's own. */
export async function saveReview(
  productId: number,
  content: WrittenReview,
  photos: readonly ReviewPhoto[],
): Promise<OwnReviewJson> {
  const body = { ...content, productId, photos: photos.map(({ key }) => key) };
  return ownReviewSchema.parse(await callApi('/api/reviews', { method: 'PUT', body }));
}

export async function deleteReview(id: number): Promise<void> {
  await callApi(`/api/reviews/${id}`, { method: 'DELETE' });
}

const listedReviewSchema = z.extend(ownReviewSchema, { productName: z.optional(z.string()) });
export type ListedOwnReview = z.infer<typeof listedReviewSchema>;
const ownReviewsSchema = z.object({ items: z.array(listedReviewSchema) });

/** The person's reviews, the newest first. */
export async function listOwnReviews(): Promise<ListedOwnReview[]> {
  return ownReviewsSchema.parse(await callApi('/api/reviews')).items;
}

const ofProductSchema = z.object({
  review: z.nullable(ownReviewSchema),
  votes: z.array(z.object({ reviewId: z.number(), helpful: z.boolean() })),
});

/** The person's review of a product and their votes on the others. */
export async function showOwnOfProduct(productId: number) {
  return ofProductSchema.parse(await callApi(`/api/reviews/of-product/${productId}`));
}

/** Sends the order confirmation of a review of one's own. */
export async function sendOrderProof(reviewId: number, file: File): Promise<void> {
  await callApi(`/api/reviews/${reviewId}/proof`, { method: 'PUT', body: file });
}

export async function uploadPhoto(file: File): Promise<ReviewPhoto> {
  return photoSchema.parse(await callApi('/api/reviews/photos', { method: 'POST', body: file }));
}
