import { z } from 'zod';
import { type FeedOfferState, feedOfferStates, openStates } from '~/domain/feeds/report/run-report';
import type { KnownFeedOffer } from '~/domain/feeds/run/classify-row';
import { columnLists, zipColumns } from '../engine/column-lists.server';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const states = z.enum(feedOfferStates);

const knownLists = z.object({
  id: z.array(z.number()),
  retailer_key: z.array(z.string()),
  hash: z.array(z.string()),
  state: z.array(states),
  product_id: z.array(z.number().nullable()),
  price_cents: z.array(z.number().nullable()),
  price_minor: z.array(z.number().nullable()),
  currency: z.array(z.string().nullable()),
  gtin: z.array(z.string().nullable()),
  facts_hash: z.array(z.number().nullable()),
  missed: z.array(z.number()),
  run_id: z.array(z.number()),
});

/** A lateral lookup per key: a join might scan a large table for a few thousand rows. */
const joinKnownEntries = (retailerId: number) => sql`cross join lateral (select * from feed_offer
  where retailer_id = ${retailerId} and feed_offer.retailer_key = given.retailer_key limit 1) as known`;

/** The stored entries of a retailer with these keys. */
export async function listKnownFeedOffers(
  db: Queryable,
  retailerId: number,
  retailerKeys: readonly string[],
): Promise<KnownFeedOffer[]> {
  if (retailerKeys.length === 0) return [];
  const [lists] = await db.rows(
    knownLists,
    sql`select ${columnLists(knownLists)}
      from (select known.* from unnest(${retailerKeys}::text[]) as given (retailer_key)
        ${joinKnownEntries(retailerId)}) as found`,
  );
  return zipColumns(lists, (columns, at) => ({
    id: at(columns.id),
    retailerKey: at(columns.retailer_key),
    hash: at(columns.hash),
    state: at(columns.state),
    productId: at(columns.product_id),
    priceCents: at(columns.price_cents),
    priceMinor: at(columns.price_minor),
    currency: at(columns.currency),
    gtin: at(columns.gtin),
    factsHash: at(columns.facts_hash),
    missed: at(columns.missed),
    runId: at(columns.run_id),
  }));
}

/** A stored entry compared with the feed's current row. */
export interface ComparedFeedOffer {
  /** Its index in the input. */
  place: number;
  id: number;
  state: FeedOfferState;
  isPriced: boolean;
  /** Whether it is unchanged and was listed before. */
  isSame: boolean;
}

const comparedLists = z.object({
  place: z.array(z.number()),
  id: z.array(z.number()),
  state: z.array(z.number()),
  is_priced: z.array(z.boolean()),
  is_same: z.array(z.boolean()),
});

/** Finds the stored entries among these, and the unchanged ones. */
export async function compareFeedOffers(
  db: Queryable,
  query: {
    retailerId: number;
    given: readonly { key: string; hash: string }[];
    /** Appended to the hash of open entries; see `hashFor`. */
    rulesVersion: string;
  },
): Promise<ComparedFeedOffer[]> {
  const { retailerId, given, rulesVersion } = query;
  const [lists] = await db.rows(
    comparedLists,
    sql`select ${columnLists(comparedLists)}
      from (select place, known.id, array_position(${feedOfferStates}::text[], state) as state,
          price_cents is not null as is_priced,
          missed = 0 and known.hash = case when state = any(${openStates}::text[])
            then given.hash || ${`~${rulesVersion}`}::text else given.hash end as is_same
        from unnest(${given.map(({ key }) => key)}::text[], ${given.map(({ hash }) => hash)}::text[])
          with ordinality as given (retailer_key, hash, place)
          ${joinKnownEntries(retailerId)}) as compared`,
  );
  return zipColumns(lists, (columns, at) => ({
    place: at(columns.place) - 1,
    id: at(columns.id),
    // Array positions start at 1. An index into the states is shorter than their names.
    state: feedOfferStates[at(columns.state) - 1] ?? 'incomplete',
    isPriced: at(columns.is_priced),
    isSame: at(columns.is_same),
  }));
}

/** Whether there are entries of a retailer. */
export async function hasFeedOffers(db: Queryable, retailerId: number): Promise<boolean> {
  const [row] = await db.rows(
    z.object({ has_some: z.boolean() }),
    sql`select exists (select from feed_offer where retailer_id = ${retailerId}) as has_some`,
  );
  return row?.has_some ?? false;
}
