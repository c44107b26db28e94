import { z } from 'zod';
import {
  maxDetailLength,
  type RecordedSecurityEvent,
  type SecurityEvent,
  type SecurityEventKind,
  securityEventKinds,
} from '~/domain/security/security-event';
import type { Queryable } from '../database.server';
import { type Sql, sql } from '../sql.server';

/** Adds a line to the security log, in the transaction that did what it tells of. */
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

const eventRow = z
  .object({
    id: z.number(),
    kind: z.enum(securityEventKinds),
    user_id: z.string().nullable(),
    session_id: z.string().nullable(),
    network: z.string().nullable(),
    device: z.string().nullable(),
    detail: z.string().nullable(),
    times: z.number(),
    at: z.date(),
  })
  .transform(
    (row): RecordedSecurityEvent => ({
      id: row.id,
      kind: row.kind,
      userId: row.user_id,
      sessionId: row.session_id,
      network: row.network,
      device: row.device,
      detail: row.detail,
      times: row.times,
      at: row.at,
    }),
  );

interface EventFilter {
  userId?: string | undefined;
  kind?: SecurityEventKind | undefined;
  /** Only events older than this id, for the next page. */
  beforeId?: number | undefined;
  limit: number;
}

/** The newest events first. */
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

/** Permits this transaction to remove events. */
async function allowForgetting(tx: Queryable): Promise<void> {
  await tx.execute(sql`select set_config('glowfare.forget_security_events', 'on', true)`);
}

/** Removes a person's events, when their account is deleted. */
export async function deleteSecurityEventsOf(tx: Queryable, userId: string): Promise<void> {
  await allowForgetting(tx);
  await tx.execute(sql`delete from security_event where user_id = ${userId}`);
}

/** Removes events whose time is over, at most `limit` at once; counted ones of nobody known go earlier. */
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
