import { z } from 'zod';
import type { RateLimit } from '~/domain/auth/rate-limit';
import type { Queryable } from '../engine/database.server';
import { sql } from '../engine/sql.server';

const emptyRow = z.object({ empty_at: z.date() });

/** The time one unit takes to leave the bucket. */
const unitMs = (limit: RateLimit) => (limit.seconds * 1_000) / limit.burst;

/**
 * Pours one unit into a bucket unless it would run over. One statement, so that it counts right however
 * many processes ask at once (GCRA: a bucket is the one moment at which it will be empty).
 */
export async function upsertLimitTaken(
  db: Queryable,
  bucket: { key: string; limit: RateLimit; now: Date },
): Promise<boolean> {
  const { key, limit, now } = bucket;
  const unit = unitMs(limit);
  const first = new Date(now.getTime() + unit);
  const fullAt = new Date(now.getTime() + limit.seconds * 1_000);
  const rows = await db.rows(
    emptyRow,
    sql`insert into auth_limit as bucket (key, empty_at) values (${key}, ${first})
      on conflict (key) do update set empty_at =
        greatest(bucket.empty_at, ${now}) + make_interval(secs => ${unit / 1_000})
      where greatest(bucket.empty_at, ${now}) + make_interval(secs => ${unit / 1_000})
        <= ${fullAt}::timestamptz + interval '1 millisecond'
      returning empty_at`,
  );
  return rows.length === 1;
}

/** Takes a unit out again: what it was poured in for turned out to be fine. */
export async function updateLimitRefunded(
  db: Queryable,
  bucket: { key: string; limit: RateLimit },
): Promise<void> {
  await db.execute(sql`update auth_limit
    set empty_at = empty_at - make_interval(secs => ${unitMs(bucket.limit) / 1_000})
    where key = ${bucket.key}`);
}

/** How many seconds until a bucket takes another unit. */
export async function findLimitWait(
  db: Queryable,
  bucket: { key: string; limit: RateLimit; now: Date },
): Promise<number> {
  const [row] = await db.rows(
    emptyRow,
    sql`select empty_at from auth_limit where key = ${bucket.key}`,
  );
  if (!row) return 0;
  const roomAt = row.empty_at.getTime() + unitMs(bucket.limit) - bucket.limit.seconds * 1_000;
  return Math.max(1, Math.ceil((roomAt - bucket.now.getTime()) / 1_000));
}

/** Forgets buckets that are empty. */
export async function deleteLimitsEmptyBefore(db: Queryable, before: Date): Promise<number> {
  return db.execute(sql`delete from auth_limit where empty_at < ${before}`);
}
