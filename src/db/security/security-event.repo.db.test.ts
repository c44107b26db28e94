import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { SecurityEvent } from '~/domain/security/security-event';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { asPerson } from '../engine/as-person.server';
import { sql } from '../engine/sql.server';
import {
  deleteSecurityEventsBefore,
  deleteSecurityEventsOf,
  listSecurityEvents,
  recordSecurityEvent,
} from './security-event.repo.server';

const db = await openTestDatabase();
const at = new Date('2026-03-01T12:00:00Z');
const event = (changes: Partial<SecurityEvent> = {}): SecurityEvent => ({
  kind: 'sign_in',
  userId: null,
  sessionId: null,
  network: '203.0.113.0/24',
  device: 'Safari on iPhone',
  detail: 'password',
  at,
  ...changes,
});

describe('the security log', () => {
  test('lists events newest first, page by page', async () => {
    const userId = randomUUID();
    const sessionId = randomUUID();
    await recordSecurityEvent(db, event({ userId, sessionId }));
    await recordSecurityEvent(db, event({ userId, kind: 'sign_in_failed' }), 4);
    const [newest, oldest] = await listSecurityEvents(db, { userId, limit: 10 });
    expect(newest).toMatchObject({ kind: 'sign_in_failed', times: 4, at });
    expect(oldest).toMatchObject({ ...event({ userId, sessionId }), times: 1 });
    const next = await listSecurityEvents(db, { userId, beforeId: newest?.id, limit: 10 });
    expect(next.map(({ kind }) => kind)).toEqual(['sign_in']);
    const byKind = await listSecurityEvents(db, { userId, kind: 'sign_in', limit: 10 });
    expect(byKind).toEqual(next);
  });

  test('cuts a detail that is too long instead of refusing the event', async () => {
    const userId = randomUUID();
    await recordSecurityEvent(db, event({ userId, detail: 'x'.repeat(500) }));
    const [kept] = await listSecurityEvents(db, { userId, limit: 1 });
    expect(kept?.detail).toHaveLength(100);
  });

  test.each([
    ['update', sql`update security_event set detail = 'nothing happened'`],
    ['delete', sql`delete from security_event`],
    ['truncate', sql`truncate security_event`],
  ])('cannot be changed afterwards: %s', async (_, statement) => {
    await recordSecurityEvent(db, event());
    await expect(db.execute(statement)).rejects.toThrow(/append-only/);
  });

  test('lets users only read their own events', async () => {
    const [anna, ben] = [randomUUID(), randomUUID()];
    await recordSecurityEvent(db, event({ userId: anna }));
    await recordSecurityEvent(db, event({ userId: ben }));
    const seen = await asPerson(db, anna, (tx) => listSecurityEvents(tx, { limit: 10 }));
    expect(seen.map(({ userId }) => userId)).toEqual([anna]);
    for (const attempt of [
      sql`delete from security_event`,
      sql`update security_event set times = 2`,
      sql`insert into security_event (kind, user_id, at) values ('sign_in', ${anna}, ${at})`,
    ]) {
      await expect(asPerson(db, anna, (tx) => tx.execute(attempt))).rejects.toThrow(
        /permission denied/,
      );
    }
  });

  test('deletes the events of one person only', async () => {
    const [anna, ben] = [randomUUID(), randomUUID()];
    await recordSecurityEvent(db, event({ userId: anna }));
    await recordSecurityEvent(db, event({ userId: ben }));
    await db.transaction((tx) => deleteSecurityEventsOf(tx, anna));
    expect(await listSecurityEvents(db, { userId: anna, limit: 1 })).toEqual([]);
    expect(await listSecurityEvents(db, { userId: ben, limit: 1 })).toHaveLength(1);
    // The permission ended with the transaction.
    await expect(db.execute(sql`delete from security_event`)).rejects.toThrow(/append-only/);
  });

  test('deletes expired events, counted ones without an account earlier', async () => {
    const userId = randomUUID();
    const day = (n: number) => new Date(Date.UTC(2025, 0, n));
    await recordSecurityEvent(db, event({ userId, at: day(1) }));
    await recordSecurityEvent(db, event({ userId, kind: 'limit_hit', at: day(3) }));
    await recordSecurityEvent(db, event({ kind: 'limit_hit', at: day(3), detail: 'old count' }));
    await recordSecurityEvent(db, event({ kind: 'operator_action', at: day(3), detail: 'kept' }));
    const limits = { all: day(2), counted: day(4), limit: 100 };
    expect(await db.transaction((tx) => deleteSecurityEventsBefore(tx, limits))).toBe(2);
    const left = await listSecurityEvents(db, { userId, limit: 10 });
    expect(left.map(({ kind }) => kind)).toEqual(['limit_hit']);
  });
});
