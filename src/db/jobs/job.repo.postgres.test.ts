import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { minuteMs } from '~/domain/durations';
import { connectTo, createTestDatabaseUrl } from '../../../tests/setup/test-database';
import type { Database } from '../engine/database.server';
import { insertJob, updateJobsClaimed } from './job.repo.server';

const now = new Date('2026-03-01T12:00:00Z');

async function claimUntilEmpty(db: Database): Promise<number[]> {
  const ids: number[] = [];
  for (let empty = 0; empty < 3; ) {
    const jobs = await updateJobsClaimed(db, {
      kinds: ['work'],
      lockToken: randomUUID(),
      now,
      lockedUntil: new Date(now.getTime() + minuteMs),
      limit: 3,
    });
    expect(jobs.length).toBeLessThanOrEqual(3);
    ids.push(...jobs.map(({ id }) => id));
    empty = jobs.length === 0 ? empty + 1 : 0;
  }
  return ids;
}

test('concurrent workers claim each job once', async () => {
  const url = await createTestDatabaseUrl();
  const connections = Array.from({ length: 4 }, () => connectTo(url));
  const [first] = connections;
  if (!first) throw new Error('no connection');
  const added = await first.transaction(async (tx) => {
    const ids: (number | null)[] = [];
    for (let count = 0; count < 200; count += 1) {
      ids.push(await insertJob(tx, { kind: 'work', payload: {} }, now));
    }
    return ids;
  });
  const workers = connections.flatMap((db) => Array.from({ length: 6 }, () => db));
  const claimed = (await Promise.all(workers.map(claimUntilEmpty))).flat();
  expect(claimed.sort((a, b) => a - b)).toEqual(added);
});

test('concurrent inserts with the same key add one job', async () => {
  const url = await createTestDatabaseUrl();
  const connections = Array.from({ length: 4 }, () => connectTo(url));
  const results = await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const db = connections[index % connections.length];
      return db?.transaction((tx) =>
        insertJob(tx, { kind: 'work', payload: {}, idempotencyKey: 'once' }, now),
      );
    }),
  );
  expect(results.filter((id) => id !== null)).toHaveLength(1);
});
