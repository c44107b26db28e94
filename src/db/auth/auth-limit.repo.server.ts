import { z } from 'zod';
import type { RateLimit } from '~/domain/limits/token-bucket';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const emptyRow = z.object({ empty_at: z.date() });

/** The time that one token takes to refill. */
const unitMs = (limit: RateLimit) => (limit.seconds * 1_000) / limit.burst;

/**
 * Takes a token from a bucket if there is one. A single statement, so that concurrent processes count
 * correctly. Stored as GCRA does: `empty_at` is the time at which no token will be in use.
 */
export async function upsertLimitTaken(
  db: Queryable,
  bucket: { key: string; limit: RateLimit; now: Date },
): Promise<boolean> {
  const { key, limit, now } = bucket;
  const unit = unitMs(limit);
  const first = new Date(now.getTime() + unit);
  const latestEmptyAt = new Date(now.getTime() + limit.seconds * 1_000);
  const rows = await db.rows(
    emptyRow,
    sql`insert into auth_limit as bucket (key, empty_at) values (${key}, ${first})
      on conflict (key) do update set empty_at =
        greatest(bucket.empty_at, ${now}) + make_interval(secs => ${unit / 1_000})
      where greatest(bucket.empty_at, ${now}) + make_interval(secs => ${unit / 1_000})
        <= ${latestEmptyAt}::timestamptz + interval '1 millisecond'
      returning empty_at`,
  );
  return rows.length === 1;
}

/** Refunds one token: the request turned out to be legitimate. */
export async function updateLimitRefunded(
  db: Queryable,
  bucket: { key: string; limit: RateLimit },
): Promise<void> {
  await db.execute(sql`update auth_limit
    set empty_at = empty_at - make_interval(secs => ${unitMs(bucket.limit) / 1_000})
    where key = ${bucket.key}`);
}

/** The seconds until the bucket has a token again. */
export async function findLimitWait(
  db: Queryable,
  bucket: { key: string; limit: RateLimit; now: Date },
): Promise<number> {
  const [row] = await db.rows(
    emptyRow,
    sql`select empty_at from auth_limit where key = ${bucket.key}`,
  );
  if (!row) return 0;
  const tokenAt = row.empty_at.getTime() + unitMs(bucket.limit) - bucket.limit.seconds * 1_000;
  return Math.max(1, Math.ceil((tokenAt - bucket.now.getTime()) / 1_000));
}

/** Deletes buckets without tokens in use. */
export async function deleteLimitsEmptyBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from auth_limit where empty_at < ${before}`);
}
