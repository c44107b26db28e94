import { z } from 'zod';
import { type FeedOfferState, type MatchedBy, openStates } from '~/domain/feeds/report/run-report';
import type { FeedOfferKey } from '~/domain/matching/match-question';
import { type Column, rowTable } from '../engine/bulk.server';
import { columnLists, zipColumns } from '../engine/column-lists.server';
import { CopyBuffer, copyTable } from '../engine/copy/copy-buffer.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

export interface FeedOfferRow {
  retailerId: number;
  retailerKey: string;
  feedId: number;
  runId: number;
  hash: string;
  /** The original entry as JSON. */
  raw: string;
  state: FeedOfferState;
  productId: number | null;
  matchedBy: MatchedBy | null;
  score: number | null;
  reasons: readonly string[];
  /** The comparable price in dollars. */
  priceCents: number | null;
  /** The price in another currency, in its minor units. */
  priceMinor: number | null;
  currency: string | null;
  gtin: string | null;
  categoryText: string | null;
  /** Of its size and ingredients; null for new entries. */
  factsHash: number | null;
  /** Its name, if the words are not those of its product's name. */
  otherName: string | null;
}

const columns: readonly Column<FeedOfferRow>[] = [
  { name: 'retailer_id', type: 'integer', value: ({ retailerId }) => retailerId },
  { name: 'retailer_key', type: 'text', value: ({ retailerKey }) => retailerKey },
  { name: 'feed_id', type: 'integer', value: ({ feedId }) => feedId },
  { name: 'run_id', type: 'integer', value: ({ runId }) => runId },
  { name: 'hash', type: 'text', value: ({ hash }) => hash },
  { name: 'raw', type: 'text', value: ({ raw }) => raw },
  { name: 'state', type: 'text', value: ({ state }) => state },
  { name: 'product_id', type: 'integer', value: ({ productId }) => productId },
  { name: 'matched_by', type: 'text', value: ({ matchedBy }) => matchedBy },
  { name: 'score', type: 'float8', value: ({ score }) => score },
  { name: 'reasons', type: 'text', value: ({ reasons }) => reasons.join('\n') || null },
  { name: 'price_cents', type: 'integer', value: ({ priceCents }) => priceCents },
  {
    name: 'price_minor',
    type: 'bigint',
    value: ({ priceMinor }) => priceMinor,
    isDefault: ({ priceMinor }) => priceMinor === null,
  },
  { name: 'currency', type: 'text', value: ({ currency }) => currency },
  { name: 'gtin', type: 'text', value: ({ gtin }) => gtin },
  { name: 'category_text', type: 'text', value: ({ categoryText }) => categoryText },
  {
    name: 'facts_hash',
    type: 'integer',
    value: ({ factsHash }) => factsHash,
    isDefault: ({ factsHash }) => factsHash === null,
  },
  {
    name: 'other_name',
    type: 'text',
    value: ({ otherName }) => otherName,
    isDefault: ({ otherName }) => otherName === null,
  },
];

const table = copyTable('feed_offer', columns);

/** A buffer for new entries. */
export const createFeedOfferBuffer = () => new CopyBuffer(table);

/** Writes the current state of entries; the original match stays, unless an entry was matched again. */
export async function upsertFeedOffers(
  db: Queryable,
  rows: readonly FeedOfferRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = rowTable(columns, rows);
  await db.execute(
    sql`insert into feed_offer (retailer_id, retailer_key, feed_id, run_id, hash, raw, state, product_id, matched_by, score,
        reasons, price_cents, price_minor, currency, gtin, category_text, facts_hash, other_name)
      select retailer_id, retailer_key, feed_id, run_id, hash, raw, state, product_id, matched_by, score,
        reasons, price_cents, price_minor, currency, gtin, category_text, facts_hash, other_name from ${given}
      on conflict (retailer_id, retailer_key) do update set feed_id = excluded.feed_id,
        run_id = excluded.run_id, hash = excluded.hash, raw = excluded.raw, state = excluded.state,
        product_id = excluded.product_id,
        matched_by = coalesce(excluded.matched_by, feed_offer.matched_by),
        score = coalesce(excluded.score, feed_offer.score),
        reasons = coalesce(excluded.reasons, feed_offer.reasons),
        price_cents = excluded.price_cents, price_minor = excluded.price_minor, currency = excluded.currency, gtin = excluded.gtin,
        category_text = excluded.category_text, facts_hash = excluded.facts_hash,
        other_name = case when excluded.matched_by is null and excluded.product_id = feed_offer.product_id
          then feed_offer.other_name else excluded.other_name end,
        missed = 0, missed_run_id = null`,
  );
}

const shownLists = z.object({ product_id: z.array(z.number()), retailer_key: z.array(z.string()) });

/** Lists the retailer's entry that is shown for each of these products. */
export async function listShownEntries(
  db: Queryable,
  retailerId: number,
  productIds: readonly number[],
): Promise<{ productId: number; retailerKey: string }[]> {
  const [lists] = await db.rows(
    shownLists,
    sql`select ${columnLists(shownLists)}
      from (select given.product_id, retailer_key
        from unnest(${productIds}::integer[]) as given (product_id)
          cross join lateral (select retailer_key from feed_offer
            where retailer_id = ${retailerId} and state = 'placed'
              and feed_offer.product_id = given.product_id limit 1) as entry) as shown`,
  );
  return zipColumns(lists, (columns, at) => ({
    productId: at(columns.product_id),
    retailerKey: at(columns.retailer_key),
  }));
}

/** Counts the entries that the last run of a feed listed. */
export async function countListedFeedOffers(db: Queryable, feedId: number): Promise<number> {
  const [row] = await db.rows(
    z.object({ count: z.number() }),
    sql`select count(*) as count from feed_offer where feed_id = ${feedId} and missed = 0`,
  );
  return row?.count ?? 0;
}

/** Ids of a feed's entries that a run did not write, in order. */
export async function listFeedOfferIds(
  db: Queryable,
  query: { feedId: number; exceptRunId: number; afterId: number; limit: number },
): Promise<readonly number[]> {
  const [row] = await db.rows(
    z.object({ ids: z.array(z.number()) }),
    sql`select coalesce(json_agg(id order by id), '[]') as ids from (
      select id from feed_offer where feed_id = ${query.feedId}
        and run_id <> ${query.exceptRunId} and id > ${query.afterId}
      order by id limit ${query.limit}) as page`,
  );
  return row?.ids ?? [];
}

/**
 * Marks entries that a run did not list, once per run; returns those that reached `limit` consecutive
 * misses, with their last price.
 */
export async function updateFeedOffersMissed(
  db: Queryable,
  missed: { feedId: number; ids: readonly number[]; runId: number; limit: number },
): Promise<{ productId: number; priceCents: number }[]> {
  return db.rows(
    z
      .object({ product_id: z.number(), price_cents: z.number() })
      .transform((row) => ({ productId: row.product_id, priceCents: row.price_cents })),
    sql`with before as (
        select id, state, missed, product_id, price_cents from feed_offer
        where feed_id = ${missed.feedId} and id = any(${missed.ids}::integer[])
          and missed_run_id is distinct from ${missed.runId}
        for update
      ), noted as (
        update feed_offer set missed = before.missed + 1, missed_run_id = ${missed.runId},
          state = case when before.missed + 1 = ${missed.limit} and before.state = 'placed'
            then 'double' else before.state end
        from before where feed_id = ${missed.feedId} and feed_offer.id = before.id
      )
      select product_id, price_cents from before
      where missed + 1 = ${missed.limit} and state = 'placed' and product_id is not null
        and price_cents is not null`,
  );
}

/** Marks duplicates of these products for another match: their shown entry is gone. */
export async function updateDuplicatesStale(
  db: Queryable,
  retailerId: number,
  productIds: readonly number[],
): Promise<void> {
  await db.execute(sql`update feed_offer set hash = '' where retailer_id = ${retailerId}
    and state = 'double' and product_id = any(${productIds}::integer[])`);
}

/** Marks all entries of a feed or a retailer as changed, so that the next run reads them again. */
export async function updateFeedOffersStale(
  db: Queryable,
  of: { feedId: number } | { retailerId: number },
): Promise<void> {
  const owner = 'feedId' in of ? sql`feed_id = ${of.feedId}` : sql`retailer_id = ${of.retailerId}`;
  await db.execute(sql`update feed_offer set hash = '' where ${owner} and hash <> ''`);
}

/** Marks an entry as changed, so that the next run reads it again. */
export async function updateFeedOfferStale(
  db: Queryable,
  { retailerId, retailerKey }: FeedOfferKey,
): Promise<void> {
  await db.execute(sql`update feed_offer set hash = ''
    where retailer_id = ${retailerId} and retailer_key = ${retailerKey}`);
}

/** The range of a feed's entry ids; null if there are none. */
export async function findFeedOfferRange(
  db: Queryable,
  feedId: number,
): Promise<{ first: number; last: number } | null> {
  const [row] = await db.rows(
    z.object({ first: z.number().nullable(), last: z.number().nullable() }),
    sql`select min(id) as first, max(id) as last from feed_offer where feed_id = ${feedId}`,
  );
  return row?.first != null && row.last != null ? { first: row.first, last: row.last } : null;
}

/** Updates the "last seen" time of listed entries' offers; their prices stay. */
export async function updateOffersConfirmed(
  db: Queryable,
  seen: { feedId: number; fromId: number; toId: number; at: Date },
): Promise<void> {
  await db.execute(sql`update offer set seen_at = ${seen.at}
    from feed_offer
    where feed_id = ${seen.feedId} and feed_offer.id between ${seen.fromId} and ${seen.toId}
      and state = 'placed' and missed = 0 and offer.product_id = feed_offer.product_id
      and offer.retailer_id = feed_offer.retailer_id and offer.seen_at < ${seen.at}`);
}

/** Whether a feed has entries that another run of the same file would match differently. */
export async function hasOpenFeedOffers(
  db: Queryable,
  query: { feedId: number; rulesVersion: string },
): Promise<boolean> {
  const [row] = await db.rows(
    z.object({ is_open: z.boolean() }),
    sql`select exists (select from feed_offer where feed_id = ${query.feedId} and (missed = 1 or hash = ''
      or (state = any(${openStates}::text[])
        and not starts_with(reverse(hash), reverse(${`~${query.rulesVersion}`}::text))))) as is_open`,
  );
  return row?.is_open ?? false;
}
