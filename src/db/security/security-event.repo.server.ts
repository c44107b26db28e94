import { z } from 'zod';
import {
  maxDetailLength,
  type RecordedSecurityEvent,
  type SecurityEvent,
  type SecurityEventKind,
  securityEventKinds,
} from '~/domain/security/security-event';
import type { Queryable } from '../engine/database.server';
import { rowOf } from '../engine/row.server';
import { type Sql, sql } from '../engine/sql.server';

/** Adds an event to the security log, in the transaction that caused it. */
export async function recordSecurityEvent(
  tx: Queryable,
  event: SecurityEvent,
  times = 1,
): Promise<void> {
  await tx.execute(sql`insert into security_event
      (kind, user_id, session_id, network, device, detail, times, at)
    values (${event.kind}, ${event.userId}, ${event.sessionId}, ${event.network}, ${event.device},
      ${event.detail?.slice(0, maxDetailLength) ?? null}, ${times}, ${event.at})`);
}

const eventRow = rowOf({
  id: z.number(),
  kind: z.enum(securityEventKinds),
  userId: z.string().nullable(),
  sessionId: z.string().nullable(),
  network: z.string().nullable(),
  device: z.string().nullable(),
  detail: z.string().nullable(),
  times: z.number(),
  at: z.date(),
});

interface EventFilter {
  userId?: string | undefined;
  kind?: SecurityEventKind | undefined;
  /** Only events below this id, for paging. */
  beforeId?: number | undefined;
  limit: number;
}

/** Lists events, newest first. */
export async function listSecurityEvents(
  db: Queryable,
  filter: EventFilter,
): Promise<RecordedSecurityEvent[]> {
  const conditions: Sql[] = [sql`true`];
  if (filter.userId) conditions.push(sql`user_id = ${filter.userId}`);
  if (filter.kind) conditions.push(sql`kind = ${filter.kind}`);
  if (filter.beforeId !== undefined) conditions.push(sql`id < ${filter.beforeId}`);
  const where = conditions.reduce((all, one) => sql`${all} and ${one}`);
  return db.rows(
    eventRow,
    sql`select * from security_event where ${where} order by id desc limit ${filter.limit}`,
  );
}

/** Allows this transaction to delete events. */
async function allowForgetting(tx: Queryable): Promise<void> {
  await tx.execute(sql`select set_config('glowfare.forget_security_events', 'on', true)`);
}

/** Deletes a user's events with their account. */
export async function deleteSecurityEventsOf(tx: Queryable, userId: string): Promise<void> {
  await allowForgetting(tx);
  await tx.execute(sql`delete from security_event where user_id = ${userId}`);
}

/** Deletes expired events, at most `limit`; counted events without an account expire earlier. */
export async function deleteSecurityEventsBefore(
  tx: Queryable,
  before: { all: Date; counted: Date; limit: number },
): Promise<number> {
  await allowForgetting(tx);
  return tx.execute(sql`delete from security_event where id in (
    select id from security_event
      where at < ${before.all} or (at < ${before.counted} and user_id is null
        and kind in ('limit_hit', 'sign_in_failed'))
      order by id limit ${before.limit})`);
}
