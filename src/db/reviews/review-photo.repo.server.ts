import { z } from 'zod';
import type { ReviewPhoto } from '~/domain/reviews/review';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/** Stores an uploaded photo, which is not part of a review yet. */
export async function insertReviewPhoto(
  tx: Queryable,
  { userId, photo }: { userId: string; photo: ReviewPhoto },
  now: Date,
): Promise<void> {
  await tx.execute(sql`insert into review_photo (key, user_id, width, height, uploaded_at)
    values (${photo.key}, ${userId}, ${photo.width}, ${photo.height}, ${now})`);
}

/** How many photos of a person are not part of a review. */
export async function countUnusedPhotos(db: Queryable, userId: string): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*)::integer as count from review_photo
      where user_id = ${userId} and review_id is null`,
  );
  return row?.count ?? 0;
}

const ownPhotoRow = rowOf({ key: z.string(), reviewId: z.number().nullable() });

/** The ones of these photos that belong to a person, locked until the transaction ends. */
export async function listOwnPhotos(
  tx: Queryable,
  query: { userId: string; keys: readonly string[] },
): Promise<{ key: string; reviewId: number | null }[]> {
  return tx.rows(
    ownPhotoRow,
    sql`select key, review_id from review_photo
      where user_id = ${query.userId} and key = any(${query.keys}::text[])
      order by key for update`,
  );
}

/** Makes these photos, in this order, the photos of a review; its other photos are deleted. */
export async function updateReviewPhotos(
  tx: Queryable,
  { reviewId, keys }: { reviewId: number; keys: readonly string[] },
): Promise<void> {
  await tx.execute(sql`delete from review_photo
    where review_id = ${reviewId} and key <> all(${keys}::text[])`);
  await tx.execute(sql`update review_photo set review_id = ${reviewId}, position = given.position
    from unnest(${keys}::text[]) with ordinality given (key, position)
    where review_photo.key = given.key`);
}

/** Deletes a person’s photo that is not part of a review; returns whether there was one. */
export async function deleteUnusedPhoto(
  tx: Queryable,
  { userId, key }: { userId: string; key: string },
): Promise<boolean> {
  const touched = await tx.execute(sql`delete from review_photo
    where user_id = ${userId} and key = ${key} and review_id is null`);
  return touched === 1;
}

/** Deletes photos that never became part of a review, at most `limit`. */
export async function deleteUnusedPhotosBefore(
  tx: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return tx.execute(sql`delete from review_photo where key in (
    select key from review_photo where review_id is null and uploaded_at < ${before} limit ${limit})`);
}

const shownRow = rowOf({ userId: z.string(), isPublic: z.boolean() });

/** The owner of a photo, and whether readers see it; null if there is none, or its review was removed. */
export async function findShownPhoto(
  db: Queryable,
  key: string,
): Promise<{ userId: string; isPublic: boolean } | null> {
  const [row] = await db.rows(
    shownRow,
    sql`select review_photo.user_id, coalesce(state = 'published', false) as is_public
      from review_photo left join review on review.id = review_id
      where key = ${key} and coalesce(state, 'held') <> 'removed'`,
  );
  return row ?? null;
}
