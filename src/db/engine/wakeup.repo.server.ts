import { z } from 'zod';
import type { Wakeup } from '~/domain/wakeups/message-bus';
import type { Queryable } from './database.server';
import { sql } from './sql.server';

/** Wakes all processes that listen to the channel, when the transaction commits. */
export async function sendWakeup(db: Queryable, { channel, payload }: Wakeup): Promise<void> {
  await db.execute(sql`select send_wakeup(${channel}, ${payload})`);
}

/** Sends a message now to processes that listen to the channel with LISTEN. */
export async function notify(db: Queryable, { channel, payload }: Wakeup): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`.prepared('notify'));
}

const wakeupRow = z.object({ id: z.number(), channel: z.string(), payload: z.string() });
export type WaitingWakeup = z.infer<typeof wakeupRow>;

/** The oldest wake-ups that have not been published yet. */
export async function listWakeups(db: Queryable, limit: number): Promise<WaitingWakeup[]> {
  return db.rows(
    wakeupRow,
    sql`select id, channel, payload from wakeup order by id limit ${limit}`.prepared(
      'list-wakeups',
    ),
  );
}

/** Deletes and returns the oldest wake-ups, except those that another process is publishing. */
export async function takeWakeups(db: Queryable, limit: number): Promise<WaitingWakeup[]> {
  return db.rows(
    wakeupRow,
    sql`with taken as (
        delete from wakeup where id in (
          select id from wakeup order by id limit ${limit} for update skip locked
        ) returning id, channel, payload
      ) select id, channel, payload from taken order by id`,
  );
}

export async function findWakeupMode(db: Queryable): Promise<'postgres' | 'redis'> {
  const [row] = await db.rows(
    z.object({ through_redis: z.boolean() }),
    sql`select through_redis from wakeup_mode`,
  );
  return row?.through_redis ? 'redis' : 'postgres';
}

export async function updateWakeupMode(db: Queryable, mode: 'postgres' | 'redis'): Promise<void> {
  await db.execute(
    sql`insert into wakeup_mode (through_redis) values (${mode === 'redis'})
      on conflict (only_row) do update set through_redis = excluded.through_redis`,
  );
}
