import { expect, test } from 'vitest';
import { emptyReport } from '~/domain/feeds/report/run-report';
import { createFeed } from '../../../tests/factories/feed';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import { sql } from '../engine/sql.server';
import { insertFeedRun, listFeedRuns } from './feed-run.repo.server';

test('reports of runs from before a figure existed count it as 0', async () => {
  const db = await openTestDatabase();
  const deps = testDeps(db);
  const { id: feedId } = await createFeed(deps, { retailer: 'Store A', address: 'a.csv' });
  const startedAt = deps.clock.now();
  const lease = { token: crypto.randomUUID(), until: startedAt };
  await insertFeedRun(db, { feedId, digest: '', startedAt, lease, report: emptyReport() });
  await db.execute(sql`update feed_run set report = report #- '{matched,chain id}' #- '{held}'`);
  const [run] = await listFeedRuns(db, { feedId, limit: 1 });
  expect(run?.report).toEqual(emptyReport());
});
