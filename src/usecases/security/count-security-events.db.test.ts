import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listSecurityEvents } from '~/db/security/security-event.repo.server';
import { minuteMs } from '~/domain/durations';
import type { SecurityEvent } from '~/domain/security/security-event';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';

const db = await openTestDatabase();
const deps = testDeps(db);
const failure = (changes: Partial<SecurityEvent>): SecurityEvent => ({
  kind: 'sign_in_failed',
  userId: null,
  sessionId: null,
  network: null,
  device: null,
  detail: null,
  at: deps.clock.now(),
  ...changes,
});

describe('counting security events', () => {
  test('a thousand failures of one account in a minute are one row', async () => {
    const userId = randomUUID();
    for (let tries = 0; tries < 1_000; tries += 1) deps.securityTally.count(failure({ userId }));
    await deps.securityTally.flush();
    const events = await listSecurityEvents(db, { userId, limit: 10 });
    expect(events.map(({ times }) => times)).toEqual([1_000]);
  });

  test('minutes, networks and kinds are counted separately', async () => {
    const userId = randomUUID();
    deps.securityTally.count(failure({ userId }));
    deps.securityTally.count(failure({ userId, network: '203.0.113.0/24' }));
    deps.securityTally.count(failure({ userId, kind: 'limit_hit' }));
    deps.clock.advance(minuteMs);
    deps.securityTally.count(failure({ userId }));
    await deps.securityTally.flush();
    expect(await listSecurityEvents(db, { userId, limit: 10 })).toHaveLength(4);
  });

  test('a distributed flood lists a few hundred subjects and counts the rest together', async () => {
    deps.clock.advance(120_000);
    const detail = `flood ${randomUUID()}`;
    for (let subject = 0; subject < 5_000; subject += 1) {
      deps.securityTally.count(failure({ userId: randomUUID(), detail }));
    }
    await deps.securityTally.flush();
    const events = await listSecurityEvents(db, { limit: 10_000 });
    const flood = events.filter((event) => event.detail === detail);
    expect(flood.length).toBeLessThanOrEqual(201);
    expect(flood.reduce((sum, { times }) => sum + times, 0)).toBe(5_000);
    expect(flood.find(({ userId }) => userId === null)?.times).toBeGreaterThan(4_000);
  });
});
