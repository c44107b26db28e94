import { z } from 'zod';
import type { ReviewMailRecipient, RisenReview } from '~/domain/reviews/review-mails';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { type Sql, sql } from '../engine/sql.server';
import { isDueVisit } from './store-visit.repo.server';

/** Stores where a person who asks for emails about reviews gets them. */
export async function upsertReviewMailContact(
  tx: Queryable,
  { userId, email }: { userId: string; email: string | null },
): Promise<void> {
  await tx.execute(sql`insert into review_mail (user_id, email) values (${userId}, ${email})
    on conflict (user_id) do update set email = excluded.email`);
}

const recipientRow = rowOf({ userId: z.string(), email: z.string() });

/** Our own accounts have the current address; for remote accounts it is the one of the last token. */
const address: Sql = sql`case when u.id is null then m.email
  when u.email_confirmed_at is null or u.deleted_at is not null then null else u.email end`;

/** Locked until the transaction ends, so that two processes never write to one person at the same time. */
function lockRecipients(
  tx: Queryable,
  { condition, limit }: { condition: Sql; limit: number },
): Promise<ReviewMailRecipient[]> {
  return tx.rows(
    recipientRow,
    sql`select m.user_id, ${address} as email
      from review_mail m join privacy_setting p on p.user_id = m.user_id
        left join auth_user u on u.id = m.user_id
      where ${address} is not null and ${condition}
      order by m.user_id limit ${limit} for update of m skip locked`,
  );
}

const isRisen = sql`review.state = 'published' and review.helpful > coalesce(told.helpful, 0)`;

/** People with a review that more others found helpful, and without an email about it since a time. */
export async function lockDigestRecipients(
  tx: Queryable,
  { lastBefore, limit }: { lastBefore: Date; limit: number },
): Promise<ReviewMailRecipient[]> {
  const condition = sql`p.helpful_mails and (digest_at is null or digest_at <= ${lastBefore})
    and exists (select from review left join review_helpful_told told on told.review_id = review.id
      where review.user_id = m.user_id and ${isRisen})`;
  return lockRecipients(tx, { condition, limit });
}

/** People whom an email may ask for a review, and who got none since a time. */
export async function lockRequestRecipients(
  tx: Queryable,
  query: { fromDay: string; toDay: string; lastBefore: Date; limit: number },
): Promise<ReviewMailRecipient[]> {
  const condition = sql`p.review_request_mails and p.store_visits
    and (request_at is null or request_at <= ${query.lastBefore})
    and exists (select from store_visit where store_visit.user_id = m.user_id
      and ${isDueVisit(query)})`;
  return lockRecipients(tx, { condition, limit: query.limit });
}

const risenRow = rowOf({
  id: z.number(),
  productId: z.number(),
  title: z.string(),
  helpful: z.number(),
  toldHelpful: z.number(),
});

/** A person’s reviews that more others found helpful than the person was told, the most helpful first. */
export async function listRisenReviews(
  db: Queryable,
  { userId, limit }: { userId: string; limit: number },
): Promise<RisenReview[]> {
  return db.rows(
    risenRow,
    sql`select review.id, product_id, title, review.helpful,
        coalesce(told.helpful, 0) as told_helpful
      from review left join review_helpful_told told on told.review_id = review.id
      where review.user_id = ${userId} and ${isRisen}
      order by review.helpful desc, review.id limit ${limit}`,
  );
}

/** How many different people found at least one of these reviews helpful. */
export async function countHelpedPeople(
  db: Queryable,
  reviewIds: readonly number[],
): Promise<number> {
  const [row] = await db.rows(
    z.object({ people: z.number() }),
    sql`select count(distinct user_id)::integer as people from review_vote
      where helpful and review_id = any(${reviewIds}::integer[])`,
  );
  return row?.people ?? 0;
}

/** Remembers how many helpful votes the author of a review was told. */
export async function upsertHelpfulTold(
  tx: Queryable,
  { id, helpful }: Pick<RisenReview, 'id' | 'helpful'>,
): Promise<void> {
  await tx.execute(sql`insert into review_helpful_told (review_id, helpful)
    values (${id}, ${helpful})
    on conflict (review_id) do update set helpful = excluded.helpful`);
}

/** Remembers when a person was last told about helpful votes. */
export async function updateDigestAt(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`update review_mail set digest_at = ${now} where user_id = ${userId}`);
}

/** Remembers when a person was last asked for a review. */
export async function updateRequestAt(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.execute(sql`update review_mail set request_at = ${now} where user_id = ${userId}`);
}
