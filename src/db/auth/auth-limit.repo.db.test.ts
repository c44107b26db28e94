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

test('so many fit at once, however they come', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => take('at once')));
  expect(taken.filter(Boolean)).toHaveLength(5);
});

test('room comes back bit by bit', async () => {
  for (let count = 0; count < 5; count += 1) await take('slowly');
  expect(await take('slowly', 11.9)).toBe(false);
  expect(await findLimitWait(db, { key: 'slowly', limit, now: after(2) })).toBe(10);
  expect(await take('slowly', 12)).toBe(true);
  expect(await take('slowly', 12)).toBe(false);
  expect(await take('slowly', 24)).toBe(true);
});

test('a full bucket is empty after its time, and no emptier than that', async () => {
  for (let count = 0; count < 5; count += 1) await take('later');
  const taken: boolean[] = [];
  for (let count = 0; count < 6; count += 1) taken.push(await take('later', 3_600));
  expect(taken).toEqual([true, true, true, true, true, false]);
});

test('what was no attack is given back', async () => {
  for (let count = 0; count < 5; count += 1) await take('back');
  await updateLimitRefunded(db, { key: 'back', limit });
  expect(await take('back')).toBe(true);
  expect(await take('back')).toBe(false);
});

test('empty buckets are forgotten', async () => {
  await take('gone');
  expect(await deleteLimitsEmptyBefore(db, after(10_000))).toBeGreaterThan(0);
  expect(await findLimitWait(db, { key: 'gone', limit, now: after(0) })).toBe(0);
});
