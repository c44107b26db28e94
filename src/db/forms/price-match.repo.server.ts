import { z } from 'zod';
import {
  type PriceMatchRequest,
  type PriceMatchState,
  type PriceMatchStep,
  priceMatchStates,
} from '~/domain/forms/price-match';
import type { SubmissionKeys } from '~/domain/forms/submission';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { sql } from '../engine/sql.server';

const requestRow = rowOf({
  reference: z.string(),
  linkToken: z.string(),
  productName: z.string(),
  brand: z.string(),
  productUrl: z.string(),
  productId: z.number().nullable(),
  storeSlug: z
    .string()
    .nullable()
    .transform((slug) => slug ?? ''),
  storeName: z.string(),
  priceCents: z.number(),
  competitorUrl: z.string(),
  details: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(priceMatchStates),
  receivedAt: z.date(),
  dueAt: z.date(),
});

const requestFields = sql`reference, link_token, product_name, brand, product_url, product_id,
  store_slug, store_name, price_cents, competitor_url, details, name, email, state, received_at, due_at`;

/** The same submission, if it was stored before; null if it is new. */
export async function findPriceMatchByKeys(
  db: Queryable,
  keys: SubmissionKeys,
): Promise<PriceMatchRequest | null> {
  const [request] = await db.rows(
    requestRow,
    sql`select ${requestFields} from price_match_request
      where submission_key = any(${keys}) limit 1`,
  );
  return request ?? null;
}

/** The request of a link, or null. */
export async function findPriceMatchByToken(
  db: Queryable,
  token: string,
): Promise<PriceMatchRequest | null> {
  const [request] = await db.rows(
    requestRow,
    sql`select ${requestFields} from price_match_request where link_token = ${token}`,
  );
  return request ?? null;
}

/** One request, or null. */
export async function findPriceMatch(
  db: Queryable,
  reference: string,
): Promise<PriceMatchRequest | null> {
  const [request] = await db.rows(
    requestRow,
    sql`select ${requestFields} from price_match_request where reference = ${reference}`,
  );
  return request ?? null;
}

/** One request, locked until the transaction ends, or null. */
export async function findPriceMatchForUpdate(
  tx: Queryable,
  reference: string,
): Promise<PriceMatchRequest | null> {
  const [request] = await tx.rows(
    requestRow,
    sql`select ${requestFields} from price_match_request where reference = ${reference} for update`,
  );
  return request ?? null;
}

/** Adds a request; false if the same submission was stored first. */
export async function insertPriceMatch(
  db: Queryable,
  request: PriceMatchRequest & { key: string },
): Promise<boolean> {
  const insertedCount =
    await db.execute(sql`insert into price_match_request (submission_key, ${requestFields})
    values (${request.key}, ${request.reference}, ${request.linkToken}, ${request.productName},
      ${request.brand}, ${request.productUrl}, ${request.productId}, ${request.storeSlug},
      ${request.storeName}, ${request.priceCents}, ${request.competitorUrl}, ${request.details},
      ${request.name}, ${request.email}, ${request.state}, ${request.receivedAt}, ${request.dueAt})
    on conflict (submission_key) do nothing`);
  return insertedCount === 1;
}

/** Changes the state of a request and records the step. */
export async function insertPriceMatchStep(
  tx: Queryable,
  step: { reference: string; state: PriceMatchState; note: string; now: Date },
): Promise<void> {
  await tx.execute(sql`insert into price_match_step (reference, state, note, at)
    values (${step.reference}, ${step.state}, ${step.note}, ${step.now})`);
  await tx.execute(sql`update price_match_request set state = ${step.state}
    where reference = ${step.reference}`);
}

/** Sets the product of a request. */
export async function updatePriceMatchProduct(
  tx: Queryable,
  { reference, productId }: { reference: string; productId: number },
): Promise<void> {
  await tx.execute(sql`update price_match_request set product_id = ${productId}
    where reference = ${reference}`);
}

const stepRow = z.object({ state: z.enum(priceMatchStates), note: z.string(), at: z.date() });

/** The steps of a request, in order. */
export async function listPriceMatchSteps(
  db: Queryable,
  reference: string,
  limit: number,
): Promise<PriceMatchStep[]> {
  return db.rows(
    stepRow,
    sql`select state, note, at from price_match_step where reference = ${reference}
      order by id limit ${limit}`,
  );
}

/** Open requests, most urgent first; or all of them, newest first. */
export async function listPriceMatches(
  db: Queryable,
  { all, limit }: { all: boolean; limit: number },
): Promise<PriceMatchRequest[]> {
  return db.rows(
    requestRow,
    all
      ? sql`select ${requestFields} from price_match_request
          order by received_at desc, reference limit ${limit}`
      : sql`select ${requestFields} from price_match_request
          where state in ('received', 'verifying') order by due_at, reference limit ${limit}`,
  );
}

/** Deletes at most `limit` requests received before a time; returns the number. */
export async function deletePriceMatchesBefore(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  return db.execute(sql`delete from price_match_request where reference in (
    select reference from price_match_request where received_at < ${before}
    order by received_at limit ${limit})`);
}
