import { z } from 'zod';
import type { OwnReview, ReviewContent, ReviewState, Verification } from '~/domain/reviews/review';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';
import { ownReviewFields, ownReviewRow } from './review-row.server';

/** A person’s review of a product, locked until the transaction ends, or null. */
export async function findOwnReview(
  tx: Queryable,
  { userId, productId }: { userId: string; productId: number },
): Promise<OwnReview | null> {
  const [review] = await tx.rows(
    ownReviewRow,
    sql`select ${ownReviewFields} from review
      where product_id = ${productId} and user_id = ${userId} for update`,
  );
  return review ?? null;
}

/** A person’s review by its id, locked until the transaction ends, or null. */
export async function findOwnReviewById(
  tx: Queryable,
  { userId, id }: { userId: string; id: number },
): Promise<OwnReview | null> {
  const [review] = await tx.rows(
    ownReviewRow,
    sql`select ${ownReviewFields} from review
      where id = ${id} and user_id = ${userId} for update`,
  );
  return review ?? null;
}

/** A person’s reviews, the newest first. */
export async function listOwnReviews(
  db: Queryable,
  { userId, limit }: { userId: string; limit: number },
): Promise<OwnReview[]> {
  return db.rows(
    ownReviewRow,
    sql`select ${ownReviewFields} from review where user_id = ${userId}
      order by id desc limit ${limit}`,
  );
}

interface WrittenReview extends ReviewContent {
  userId: string;
  productId: number;
  author: string;
  verification: Verification;
  photoCount: number;
  state: ReviewState;
  reasons: readonly string[];
  fingerprint: bigint;
}

/** Whether only the operator may publish a person’s review of a product. */
export async function isOperatorHeld(
  tx: Queryable,
  { userId, productId }: { userId: string; productId: number },
): Promise<boolean> {
  const rows = await tx.rows(
    z.unknown(),
    sql`select 1 from review
      where product_id = ${productId} and user_id = ${userId} and is_operator_held`,
  );
  return rows.length > 0;
}

/** Adds a person’s review of a product or replaces it; returns its id. */
export async function upsertReview(
  tx: Queryable,
  review: WrittenReview,
  now: Date,
): Promise<number> {
  const publishedAt = review.state === 'published' ? now : null;
  const [row] = await tx.rows(
    z.object({ id: z.number() }),
    sql`insert into review as known (product_id, user_id, author, stars, title, text,
        would_buy_again, used_for, use_period, got_it_free, skin_type, hair_type, age_range, concerns,
        verification, state, reasons, photo_count, fingerprint, created_at, published_at)
      values (${review.productId}, ${review.userId}, ${review.author}, ${review.stars},
        ${review.title}, ${review.text}, ${review.wouldBuyAgain}, ${review.usedFor}::text[],
        ${review.usePeriod}, ${review.gotItFree}, ${review.skinType}, ${review.hairType},
        ${review.ageRange}, ${review.concerns}::text[], ${review.verification}, ${review.state},
        ${review.reasons}::text[], ${review.photoCount}, ${String(review.fingerprint)}::bigint,
        ${now}, ${publishedAt}::timestamptz)
      on conflict (product_id, user_id) do update set author = excluded.author,
        stars = excluded.stars, title = excluded.title, text = excluded.text,
        would_buy_again = excluded.would_buy_again, used_for = excluded.used_for,
        use_period = excluded.use_period, got_it_free = excluded.got_it_free,
        skin_type = excluded.skin_type, hair_type = excluded.hair_type,
        age_range = excluded.age_range, concerns = excluded.concerns,
        verification = excluded.verification, state = excluded.state, reasons = excluded.reasons,
        photo_count = excluded.photo_count, fingerprint = excluded.fingerprint, edited_at = ${now},
        published_at = coalesce(known.published_at, excluded.published_at)
      returning id`,
  );
  if (!row) throw new Error('The review was not stored.');
  return row.id;
}

/** Deletes a person’s review with its photos and votes; returns what it was about, or null. */
export async function deleteReview(
  tx: Queryable,
  { userId, id }: { userId: string; id: number },
): Promise<{ productId: number } | null> {
  const [row] = await tx.rows(
    rowOf({ productId: z.number() }),
    sql`delete from review where id = ${id} and user_id = ${userId} returning product_id`,
  );
  return row ?? null;
}
