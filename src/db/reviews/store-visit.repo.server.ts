import { z } from 'zod';
import type { DueVisit } from '~/domain/reviews/review-mails';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

/**
 * Stores the last store that a person visited for a product, if they allow it. The lock on the setting keeps it from
 * being turned off meanwhile.
 */
export async function upsertAllowedStoreVisit(
  tx: Queryable,
  visit: { userId: string; productId: number; retailerId: number; day: string },
): Promise<void> {
  await tx.execute(sql`with allowed as (
      select user_id from privacy_setting where user_id = ${visit.userId} and store_visits for share
    )
    insert into store_visit (user_id, product_id, retailer_id, visited_on)
    select user_id, ${visit.productId}::integer, ${visit.retailerId}::integer, ${visit.day}::date
    from allowed
    on conflict (user_id, product_id) do update set retailer_id = excluded.retailer_id,
      visited_on = excluded.visited_on`);
}

/** Whether a person visited a store for a product. The visit cannot be deleted until the transaction ends. */
export async function hasStoreVisit(
  tx: Queryable,
  { userId, productId }: { userId: string; productId: number },
): Promise<boolean> {
  const rows = await tx.rows(
    z.unknown(),
    sql`select 1 from store_visit where user_id = ${userId} and product_id = ${productId}
      for share`,
  );
  return rows.length > 0;
}

/** Deletes a person’s visits and the marks that their reviews have from them. */
export async function deleteStoreVisitsOf(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`delete from store_visit where user_id = ${userId}`);
  await tx.execute(sql`update review set verification = 'none'
    where user_id = ${userId} and verification = 'visited'`);
}

/** Deletes old visits; marks of reviews stay. */
export async function deleteStoreVisitsBefore(db: Queryable, day: string): Promise<void> {
  await db.execute(sql`delete from store_visit where visited_on < ${day}::date`);
}

const dueRow = rowOf({
  userId: z.string(),
  productId: z.number(),
  retailerId: z.number(),
  visitedOn: z.string(),
  isReviewed: z.boolean(),
});

interface DueDays {
  fromDay: string;
  toDay: string;
}

/** Visits of a period that have not led to a request for a review. */
export const isDueVisit = ({ fromDay, toDay }: DueDays) =>
  sql`not store_visit.is_settled and visited_on between ${fromDay}::date and ${toDay}::date`;

/** A person’s visits that are due, the oldest first. */
export async function listDueVisits(
  db: Queryable,
  query: DueDays & { userId: string; limit: number },
): Promise<DueVisit[]> {
  return db.rows(
    dueRow,
    sql`select user_id, product_id, retailer_id, visited_on::text as visited_on,
        exists (select from review where review.product_id = store_visit.product_id
          and review.user_id = store_visit.user_id) as is_reviewed
      from store_visit where user_id = ${query.userId} and ${isDueVisit(query)}
      order by visited_on, product_id limit ${query.limit}`,
  );
}

/** Ends the wait for a request: the person was asked about the product, or does not need to be. */
export async function updateVisitSettled(
  tx: Queryable,
  { userId, productId }: Pick<DueVisit, 'userId' | 'productId'>,
): Promise<void> {
  await tx.execute(sql`update store_visit set is_settled = true
    where user_id = ${userId} and product_id = ${productId}`);
}
