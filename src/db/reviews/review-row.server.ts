import { z } from 'zod';
import { ageRanges, reviewStates, usePeriods, verifications } from '~/domain/reviews/review';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const photo = z.object({ key: z.string(), width: z.number(), height: z.number() });

const shape = {
  id: z.number(),
  productId: z.number(),
  author: z.string(),
  stars: z.number(),
  title: z.string(),
  text: z.string(),
  wouldBuyAgain: z.boolean().nullable(),
  usedFor: z.array(z.string()),
  usePeriod: z.enum(usePeriods).nullable(),
  gotItFree: z.boolean(),
  skinType: z.string().nullable(),
  hairType: z.string().nullable(),
  ageRange: z.enum(ageRanges).nullable(),
  concerns: z.array(z.string()),
  verification: z.enum(verifications),
  isDemo: z.boolean(),
  photos: z.array(photo),
  helpful: z.number(),
  editedAt: z.date().nullable(),
};

/** A review as readers see it. */
export const reviewRow = rowOf({ ...shape, publishedAt: z.date() });

/** A review as its author and the operator see it. */
export const ownReviewRow = rowOf({
  ...shape,
  state: z.enum(reviewStates),
  reasons: z.array(z.string()),
  publishedAt: z.date().nullable(),
  isProofWaiting: z.boolean(),
  proofDeclined: z.string().nullable(),
});

export const reviewFields = sql`review.id, product_id, author, stars, title, text, would_buy_again,
  used_for, use_period, got_it_free, skin_type, hair_type, age_range, concerns, verification, is_demo,
  helpful, published_at, edited_at,
  case when photo_count = 0 then '[]' else
    (select coalesce(json_agg(json_build_object('key', key, 'width', width, 'height', height)
        order by position), '[]')
      from review_photo where review_id = review.id) end as photos`;

export const ownReviewFields = sql`${reviewFields}, state, reasons, proof_declined,
  exists (select from order_proof where review_id = review.id) as is_proof_waiting`;
