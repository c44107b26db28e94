import { z } from 'zod';
import type { Feed } from '~/domain/feeds/feed';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { type Sql, sql } from '../engine/sql.server';

const feedRow = rowOf({
  id: z.number(),
  name: z.string(),
  retailerId: z.number(),
  retailer: z.string(),
  address: z.string(),
  isFull: z.boolean(),
  currency: z.string().nullable(),
  chain: z.string().nullable(),
  linkTemplate: z.string().nullable(),
  everyMinutes: z.number().nullable(),
  pausedAt: z.date().nullable(),
  quarantinedAt: z.date().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  confirmedAt: z.date().nullable(),
});

const select = (rest: Sql) => sql`select feed.id, feed.name, retailer_id, retailer.name as retailer,
    address, is_full, coalesce(feed.currency, retailer.currency) as currency, chain, link_template, every_minutes, paused_at, quarantined_at, etag,
    last_modified, confirmed_at
  from feed join retailer on retailer.id = retailer_id ${rest}`;

export type NewFeed = Omit<
  Feed,
  | 'id'
  | 'retailer'
  | 'chain'
  | 'pausedAt'
  | 'quarantinedAt'
  | 'etag'
  | 'lastModified'
  | 'confirmedAt'
>;

/** Adds a feed, or changes one of the same name. */
export async function upsertFeed(db: Queryable, feed: NewFeed, addedAt: Date): Promise<number> {
  const [row] = await db.rows(
    z.object({ id: z.number() }),
    sql`insert into feed (name, retailer_id, address, is_full, currency, link_template, every_minutes,
        added_at)
      values (${feed.name}, ${feed.retailerId}, ${feed.address}, ${feed.isFull}, ${feed.currency},
        ${feed.linkTemplate}, ${feed.everyMinutes}, ${addedAt})
      on conflict (name) do update set retailer_id = excluded.retailer_id, address = excluded.address,
        is_full = excluded.is_full, currency = excluded.currency,
        link_template = excluded.link_template, every_minutes = excluded.every_minutes,
        etag = null, last_modified = null,
        deaths = case when feed.address = excluded.address then feed.deaths else 0 end,
        quarantined_at = case when feed.address = excluded.address then feed.quarantined_at end
      returning id`,
  );
  if (!row) throw new Error('The feed was not stored.');
  return row.id;
}

/** Feeds in the order of their names. */
export async function listFeeds(db: Queryable, limit: number): Promise<Feed[]> {
  return db.rows(feedRow, select(sql`order by feed.name limit ${limit}`));
}

export async function findFeedById(db: Queryable, id: number): Promise<Feed | null> {
  const [feed] = await db.rows(feedRow, select(sql`where feed.id = ${id}`));
  return feed ?? null;
}

export async function findFeedByName(db: Queryable, name: string): Promise<Feed | null> {
  const [feed] = await db.rows(feedRow, select(sql`where feed.name = ${name}`));
  return feed ?? null;
}

/** Scheduled feeds whose interval has elapsed since the start of their last run. */
export async function listDueFeeds(db: Queryable, now: Date, limit: number): Promise<Feed[]> {
  return db.rows(
    feedRow,
    select(sql`where every_minutes is not null and paused_at is null and quarantined_at is null
      and not exists (
        select from feed_run where feed_id = feed.id
          and started_at > ${now}::timestamptz - every_minutes * interval '1 minute'
          and state <> 'running')
      order by feed.id limit ${limit}`),
  );
}

/** Pauses a feed's schedule, or with null resumes it. */
export async function updateFeedPaused(
  db: Queryable,
  feed: { id: number; pausedAt: Date | null },
): Promise<void> {
  await db.execute(sql`update feed set paused_at = ${feed.pausedAt} where id = ${feed.id}`);
}

/** Counts a crashed run; returns when the feed was quarantined, or null if it is not. */
export async function updateFeedCrashed(
  db: Queryable,
  feed: { id: number; at: Date; maxCrashes: number },
): Promise<Date | null> {
  const [row] = await db.rows(
    z.object({ quarantined_at: z.date().nullable() }),
    sql`update feed set deaths = deaths + 1, quarantined_at =
        case when deaths + 1 >= ${feed.maxCrashes} then ${feed.at}::timestamptz else quarantined_at end
      where id = ${feed.id} returning quarantined_at`,
  );
  return row?.quarantined_at ?? null;
}

/** Resets the crash count of a feed. */
export async function updateFeedReleased(db: Queryable, id: number): Promise<void> {
  await db.execute(sql`update feed set deaths = 0, quarantined_at = null
    where id = ${id} and (deaths > 0 or quarantined_at is not null)`);
}

/** Records that a feed's unchanged offers were marked as seen. */
export async function updateFeedConfirmed(
  db: Queryable,
  feed: { id: number; at: Date },
): Promise<void> {
  await db.execute(sql`update feed set confirmed_at = ${feed.at} where id = ${feed.id}`);
}

/** Stores the HTTP validators of a complete run. */
export async function updateFeedRead(
  db: Queryable,
  feed: { id: number; etag: string | null; lastModified: string | null },
): Promise<void> {
  await db.execute(sql`update feed set etag = ${feed.etag}, last_modified = ${feed.lastModified}
    where id = ${feed.id}`);
}
