import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createJob } from '../../../tests/factories/job';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { emptyTables } from '../testing/tables.server';
import { updateJobsClaimed } from './job.repo.server';
import { findQueueFigures } from './queue-figures.repo.server';

const now = new Date('2026-03-01T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const db = await openTestDatabase();
beforeEach(() => emptyTables(db, 'job'));

test('an empty queue has no age', async () => {
  expect(await findQueueFigures(db, now)).toEqual({
    due: 0,
    running: 0,
    dead: 0,
    oldestDueSeconds: 0,
  });
});

test('due and running jobs are counted; later ones are not due', async () => {
  await createJob(db, { kind: 'claimed', now });
  const claim = { kinds: ['claimed'], lockToken: randomUUID(), now, lockedUntil: at(60), limit: 1 };
  await updateJobsClaimed(db, claim);
  await createJob(db, { runAt: at(-90), now });
  await createJob(db, { runAt: at(-30), now });
  await createJob(db, { runAt: at(30), now });
  expect(await findQueueFigures(db, now)).toEqual({
    due: 2,
    running: 1,
    dead: 0,
    oldestDueSeconds: 90,
  });
});
