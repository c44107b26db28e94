import { z } from 'zod';
import type {
  FeedOfferKey,
  MatchQuestion,
  OpenMatchQuestion,
  SettledMatchQuestion,
} from '~/domain/matching/match-question';
import { type Column, insertRows } from '../engine/bulk.server';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const offerToMatch = z.object({
  brand: z.string().optional(),
  name: z.string(),
  size: z.string().optional(),
  gtin: z.string().optional(),
  shade: z.string().optional(),
  description: z.string().optional(),
  price: z.number().optional(),
});

const questionRow = rowOf({
  id: z.coerce.number(),
  retailerId: z.number(),
  retailerKey: z.string(),
  retailer: z.string(),
  offer: offerToMatch,
  candidates: z.array(
    z.object({ productId: z.number(), score: z.number(), reasons: z.array(z.string()) }),
  ),
  reasons: z.array(z.string()),
  askedAt: z.date(),
  settles: z.coerce.number(),
});

/**
 * Offers that say the same, at any retailer: naming the product of one settles all of them. Without a
 * size, only the price tells one size from another.
 */
const sameOffer = sql`jsonb_build_array(lower(offer->>'brand'), lower(offer->>'name'), offer->>'size',
  offer->>'shade', offer->>'gtin', case when offer->>'size' is null then offer->>'price' end)`;

const questionFields = sql`match_question.id, retailer_id, retailer_key, retailer.name as retailer, offer,
  candidates, reasons, asked_at`;

const columns: readonly Column<MatchQuestion & { askedAt: Date }>[] = [
  { name: 'retailer_id', type: 'integer', value: ({ retailerId }) => retailerId },
  { name: 'retailer_key', type: 'text', value: ({ retailerKey }) => retailerKey },
  { name: 'offer', type: 'jsonb', value: ({ offer }) => offer },
  { name: 'candidates', type: 'jsonb', value: ({ candidates }) => candidates },
  { name: 'reasons', type: 'text[]', value: ({ reasons }) => reasons },
  { name: 'asked_at', type: 'timestamptz', value: ({ askedAt }) => askedAt },
];

/** Adds questions about offers; existing ones stay as they are, with their answer. */
export async function insertMatchQuestions(
  db: Queryable,
  questions: readonly MatchQuestion[],
  askedAt: Date,
): Promise<void> {
  const rows = questions.map((question) => ({ ...question, askedAt }));
  await db.execute(
    sql`${insertRows('match_question', columns, rows)} on conflict (retailer_id, retailer_key) do nothing`,
  );
}

/** Open questions, those first whose answer settles the most offers; of identical offers, the oldest. */
export async function listOpenMatchQuestions(
  db: Queryable,
  { offset, limit }: { offset: number; limit: number },
): Promise<OpenMatchQuestion[]> {
  return db.rows(
    questionRow,
    sql`select ${questionFields}, settles from (
        select *, count(*) over (partition by ${sameOffer}) as settles,
          row_number() over (partition by ${sameOffer} order by id) as place
        from match_question where settled_at is null) as match_question
      join retailer on retailer.id = retailer_id
      where place = 1 order by settles desc, match_question.id offset ${offset} limit ${limit}`,
  );
}

/** The other open questions of offers that say the same, locked until the transaction ends. */
export async function lockSameMatchQuestions(
  db: Queryable,
  question: OpenMatchQuestion,
  limit: number,
): Promise<OpenMatchQuestion[]> {
  return db.rows(
    questionRow,
    sql`select ${questionFields}, 1 as settles
      from match_question join retailer on retailer.id = retailer_id
      where settled_at is null and match_question.id <> ${question.id}
        and ${sameOffer} = (select ${sameOffer} from match_question where id = ${question.id})
      order by match_question.id limit ${limit} for update of match_question`,
  );
}

/** One open question, locked until the transaction ends; null if it is decided or unknown. */
export async function lockOpenMatchQuestion(
  db: Queryable,
  id: number,
): Promise<OpenMatchQuestion | null> {
  const [question] = await db.rows(
    questionRow,
    sql`select ${questionFields}, 1 as settles from match_question join retailer on retailer.id = retailer_id
      where match_question.id = ${id} and settled_at is null for update of match_question`,
  );
  return question ?? null;
}

export async function updateMatchQuestionSettled(
  db: Queryable,
  settled: { id: number; productId: number | null; settledAt: Date },
): Promise<void> {
  await db.execute(
    sql`update match_question set settled_at = ${settled.settledAt}, product_id = ${settled.productId}
      where id = ${settled.id}`,
  );
}

const settledRow = rowOf({
  id: z.coerce.number(),
  retailerId: z.number(),
  retailerKey: z.string(),
  retailer: z.string(),
  offer: offerToMatch,
  productId: z.number().nullable(),
  settledAt: z.date(),
});

const settledFields = sql`match_question.id, retailer_id, retailer_key, retailer.name as retailer, offer,
  product_id, settled_at`;

/** Answered questions, newest answer first. */
export async function listSettledMatchQuestions(
  db: Queryable,
  limit: number,
): Promise<SettledMatchQuestion[]> {
  return db.rows(
    settledRow,
    sql`select ${settledFields} from match_question join retailer on retailer.id = retailer_id
      where settled_at is not null order by settled_at desc, match_question.id desc limit ${limit}`,
  );
}

/** The questions that one answer settled, locked until the transaction ends; none if this one is open or unknown. */
export async function lockSettledMatchQuestions(
  db: Queryable,
  id: number,
  limit: number,
): Promise<SettledMatchQuestion[]> {
  return db.rows(
    settledRow,
    sql`select ${settledFields} from match_question join retailer on retailer.id = retailer_id
      where (settled_at, ${sameOffer}) = (select settled_at, ${sameOffer} from match_question where id = ${id})
      order by match_question.id limit ${limit} for update of match_question`,
  );
}

export async function updateMatchQuestionOpen(db: Queryable, id: number): Promise<void> {
  await db.execute(
    sql`update match_question set settled_at = null, product_id = null where id = ${id}`,
  );
}

/** Deletes the open questions about these offers of a retailer: other evidence has decided. */
export async function deleteOpenMatchQuestions(
  db: Queryable,
  retailerId: number,
  retailerKeys: readonly string[],
): Promise<void> {
  await db.execute(sql`delete from match_question where retailer_id = ${retailerId}
    and retailer_key = any(${retailerKeys}::text[]) and settled_at is null`);
}

/** The questions of these offers of a retailer: the decision, or still open. */
export async function listMatchAnswers(
  db: Queryable,
  retailerId: number,
  retailerKeys: readonly string[],
): Promise<(FeedOfferKey & { isSettled: boolean; productId: number | null })[]> {
  const row = z
    .object({
      retailer_key: z.string(),
      is_settled: z.boolean(),
      product_id: z.number().nullable(),
    })
    .transform(({ retailer_key, is_settled, product_id }) => ({
      retailerId,
      retailerKey: retailer_key,
      isSettled: is_settled,
      productId: product_id,
    }));
  return db.rows(
    row,
    sql`select retailer_key, settled_at is not null as is_settled, product_id from match_question
      where retailer_id = ${retailerId} and retailer_key = any(${retailerKeys}::text[])
      limit ${retailerKeys.length}`,
  );
}
