import { z } from 'zod';
import { type FeedOfferState, feedOfferStates, openStates } from '~/domain/feeds/report/run-report';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

/** What we know of an entry from before. */
export interface KnownFeedOffer {
  id: number;
  retailerKey: string;
  hash: string;
  state: FeedOfferState;
  productId: number | null;
  priceCents: number | null;
  currency: string | null;
  gtin: string | null;
  missed: number;
  /** Which reading wrote it last. */
  runId: number;
}

const states = z.enum(feedOfferStates);

/** A list a column: read and checked, that takes half the time of as many rows. */
const knownLists = z.object({
  id: z.array(z.number()),
  retailer_key: z.array(z.string()),
  hash: z.array(z.string()),
  state: z.array(states),
  product_id: z.array(z.number().nullable()),
  price_cents: z.array(z.number().nullable()),
  currency: z.array(z.string().nullable()),
  gtin: z.array(z.string().nullable()),
  missed: z.array(z.number()),
  run_id: z.array(z.number()),
});

/** Each by its key: a join might read all of a large table for some thousand of its rows. */
const joinKnownEntries = (retailerId: number) => sql`cross join lateral (select * from feed_offer
  where retailer_id = ${retailerId} and feed_offer.retailer_key = given.retailer_key limit 1) as known`;

/** What is known of a retailer's entries with these keys. */
export async function listKnownFeedOffers(
  db: Queryable,
  retailerId: number,
  retailerKeys: readonly string[],
): Promise<KnownFeedOffer[]> {
  if (retailerKeys.length === 0) return [];
  const [lists] = await db.rows(
    knownLists,
    sql`select coalesce(json_agg(id), '[]') as id,
        coalesce(json_agg(known.retailer_key), '[]') as retailer_key,
        coalesce(json_agg(hash), '[]') as hash, coalesce(json_agg(state), '[]') as state,
        coalesce(json_agg(product_id), '[]') as product_id,
        coalesce(json_agg(price_cents), '[]') as price_cents,
        coalesce(json_agg(currency), '[]') as currency, coalesce(json_agg(gtin), '[]') as gtin,
        coalesce(json_agg(missed), '[]') as missed, coalesce(json_agg(run_id), '[]') as run_id
      from unnest(${retailerKeys}::text[]) as given (retailer_key)
        ${joinKnownEntries(retailerId)}`,
  );
  if (!lists) return [];
  return lists.id.map((id, at) => ({
    id,
    retailerKey: lists.retailer_key[at] ?? '',
    hash: lists.hash[at] ?? '',
    state: lists.state[at] ?? 'incomplete',
    productId: lists.product_id[at] ?? null,
    priceCents: lists.price_cents[at] ?? null,
    currency: lists.currency[at] ?? null,
    gtin: lists.gtin[at] ?? null,
    missed: lists.missed[at] ?? 0,
    runId: lists.run_id[at] ?? 0,
  }));
}

/** An entry that we have, held against what the feed says of it now. */
export interface ComparedFeedOffer {
  /** In the list of those that were asked for. */
  place: number;
  id: number;
  state: FeedOfferState;
  isPriced: boolean;
  /** It says what it said before, and was listed before. */
  isSame: boolean;
}

const comparedLists = z.object({
  place: z.array(z.number()),
  id: z.array(z.number()),
  state: z.array(z.number()),
  is_priced: z.array(z.boolean()),
  is_same: z.array(z.boolean()),
});

/** Which of these entries are known, and which of them say the same as before. */
export async function compareFeedOffers(
  db: Queryable,
  query: {
    retailerId: number;
    given: readonly { key: string; hash: string }[];
    /** Behind the hash of what is open: see `hashFor`. */
    rulesVersion: string;
  },
): Promise<ComparedFeedOffer[]> {
  const { retailerId, given, rulesVersion } = query;
  const [lists] = await db.rows(
    comparedLists,
    sql`select coalesce(json_agg(place), '[]') as place, coalesce(json_agg(known.id), '[]') as id,
        coalesce(json_agg(array_position(${feedOfferStates}::text[], state)), '[]') as state,
        coalesce(json_agg(price_cents is not null), '[]') as is_priced,
        coalesce(json_agg(missed = 0 and known.hash = case when state = any(${openStates}::text[])
          then given.hash || ${`~${rulesVersion}`}::text else given.hash end), '[]') as is_same
      from unnest(${given.map(({ key }) => key)}::text[], ${given.map(({ hash }) => hash)}::text[])
        with ordinality as given (retailer_key, hash, place)
        ${joinKnownEntries(retailerId)}`,
  );
  return (
    lists?.place.map((place, at) => ({
      place: place - 1,
      id: lists.id[at] ?? 0,
      state: feedOfferStates[(lists.state[at] ?? 1) - 1] ?? 'incomplete',
      isPriced: lists.is_priced[at] ?? false,
      isSame: lists.is_same[at] ?? false,
    })) ?? []
  );
}

/** Whether we have any entry of a retailer. */
export async function hasFeedOffers(db: Queryable, retailerId: number): Promise<boolean> {
  const [row] = await db.rows(
    z.object({ has_some: z.boolean() }),
    sql`select exists (select from feed_offer where retailer_id = ${retailerId}) as has_some`,
  );
  return row?.has_some ?? false;
}
