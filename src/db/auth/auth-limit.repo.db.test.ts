import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/setup/test-database';
import {
  deleteLimitsEmptyBefore,
  findLimitWait,
  updateLimitRefunded,
  upsertLimitTaken,
} from './auth-limit.repo.server';

const db = await openTestDatabase();
const start = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const limit = { burst: 5, seconds: 60 };
const take = (key: string, seconds = 0) =>
  upsertLimitTaken(db, { key, limit, now: after(seconds) });

test('allows a burst, sequentially or concurrently', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => take('concurrent')));
  expect(taken.filter(Boolean)).toHaveLength(5);
});

test('refills tokens gradually', async () => {
  for (let count = 0; count < 5; count += 1) await take('slowly');
  expect(await take('slowly', 11.9)).toBe(false);
  expect(await findLimitWait(db, { key: 'slowly', limit, now: after(2) })).toBe(10);
  expect(await take('slowly', 12)).toBe(true);
  expect(await take('slowly', 12)).toBe(false);
  expect(await take('slowly', 24)).toBe(true);
});

test('refills completely after its time, and not beyond', async () => {
  for (let count = 0; count < 5; count += 1) await take('later');
  const taken: boolean[] = [];
  for (let count = 0; count < 6; count += 1) taken.push(await take('later', 3_600));
  expect(taken).toEqual([true, true, true, true, true, false]);
});

test('refunds a token', async () => {
  for (let count = 0; count < 5; count += 1) await take('back');
  await updateLimitRefunded(db, { key: 'back', limit });
  expect(await take('back')).toBe(true);
  expect(await take('back')).toBe(false);
});

test('deletes buckets that are full again', async () => {
  await take('gone');
  expect(await deleteLimitsEmptyBefore(db, after(10_000))).toBeGreaterThan(0);
  expect(await findLimitWait(db, { key: 'gone', limit, now: after(0) })).toBe(0);
});
