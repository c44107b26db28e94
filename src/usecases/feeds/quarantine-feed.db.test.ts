import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFeeds } from '~/adapters/feeds/create-feeds.server';
import { listDueFeeds } from '~/db/feeds/feed.repo.server';
import { updateFeedRunEnded, updateFeedRunProgress } from '~/db/feeds/feed-run.repo.server';
import { hourMs } from '~/domain/durations';
import { feedLimits } from '~/domain/feeds/feed-limits';
import {
  FeedQuarantined,
  FeedReaderDied,
  FeedReadingStopped,
} from '~/domain/feeds/reading-failure';
import { createFeed } from '../../../tests/factories/feed';
import { openTestDatabase } from '../../../tests/setup/test-database';
import { testDeps } from '../../../tests/setup/test-deps';
import type { Deps } from '../deps';
import { findFeed, findRun, releaseFeed } from './manage-feeds.server';
import { leaseFrom } from './run/claim-feed-run.server';
import { runDueFeeds } from './run-due-feeds.server';
import { runFeed } from './run-feed.server';

const folder = mkdtempSync(join(tmpdir(), 'glowfare-quarantine-'));
const db = await openTestDatabase();
const good = testDeps(db, { feeds: createFeeds({ folder }) });
/** Too short for any feed to make progress. */
const deadly = createFeeds({ folder, limits: { ...feedLimits, maxSilentMs: 1 } });
const rowCount = 800;
let count = 0;
let name = '';

/** Each test has its own due feed. */
beforeEach(async () => {
  count += 1;
  good.clock.advance(hourMs);
  const address = join(folder, `feed-${count}.csv`);
  writeFeed(address, rowCount);
  ({ name } = await createFeed(good, { retailer: `Store ${count}`, address, currency: 'USD' }));
});

function writeFeed(address: string, length: number, description = ''): void {
  const rows = Array.from(
    { length },
    (_, n) =>
      `${n},Serum ${count}-${n},Labs ${count},https://shop.example/${n},9.00,Serums,${description}`,
  );
  writeFileSync(address, `id,name,brand,url,price,category,description\n${rows.join('\n')}`);
}

async function feedNow() {
  const feed = await findFeed(good, name);
  if (!feed) throw new Error('the feed is gone');
  return feed;
}

const run = async (deps: Deps) => runFeed(deps, { feed: await feedNow() });
/** Simulates another process, which does not own this one's claims. */
async function claimInNewProcess() {
  vi.resetModules();
  const { claimFeedRun } = await import('./run/claim-feed-run.server');
  return claimFeedRun;
}

const isDue = async () =>
  (await listDueFeeds(db, good.clock.now(), 100)).some((feed) => feed.name === name);

test('a feed whose run crashed is retried once, then quarantined until released', async () => {
  const deps = { ...good, feeds: deadly };
  await expect(run(deps)).rejects.toBeInstanceOf(FeedReaderDied);
  const first = await findRun(good, { feed: name });
  expect(first).toMatchObject({ state: 'failed' });
  expect(first?.report.broken).toBe('reading it made no progress for 0.001 seconds');
  good.clock.advance(hourMs);
  expect(await isDue()).toBe(true);

  await expect(run(deps)).rejects.toBeInstanceOf(FeedQuarantined);
  expect((await findRun(good, { feed: name }))?.report.broken).toContain(`feed release "${name}"`);
  expect((await feedNow()).quarantinedAt).not.toBeNull();
  good.clock.advance(hourMs);
  expect(await isDue()).toBe(false);
  await expect(run(good)).rejects.toThrow(`${name} is quarantined`);

  await releaseFeed(good, name);
  expect(await isDue()).toBe(true);
  expect(await run(good)).toMatchObject({ state: 'done', report: { read: rowCount } });
});

test('a successful run resets the crash count', async () => {
  await expect(run({ ...good, feeds: deadly })).rejects.toBeInstanceOf(FeedReaderDied);
  await run(good);
  writeFileSync(
    (await feedNow()).address,
    'id,name,brand,url,price,category\n1,Serum,L,https://s.example/,9,Serums',
  );
  await expect(run({ ...good, feeds: deadly })).rejects.toBeInstanceOf(FeedReaderDied);
  expect((await feedNow()).quarantinedAt).toBeNull();
});

test('the schedule logs the quarantined feed and runs the others', async () => {
  const deps = { ...good, feeds: deadly };
  await runDueFeeds(deps);
  good.clock.advance(hourMs);
  good.logLines.length = 0;
  await runDueFeeds(deps);
  const logged = good.logLines.filter(({ fields }) => Reflect.get(fields, 'feed') === name);
  expect(logged).toMatchObject([{ level: 'error', message: 'quarantined a feed' }]);
});

test('a feed is not tried again after the site crashed twice during its run', async () => {
  const feed = { id: (await feedNow()).id, digest: 'the same bytes' };
  const first = await (await claimInNewProcess())(good, feed);
  good.clock.advance(31_000);
  const second = await (await claimInNewProcess())(good, feed);
  expect(second.id).toBe(first.id);
  expect((await feedNow()).quarantinedAt).toBeNull();
  good.clock.advance(31_000);
  const third = (await claimInNewProcess())(good, feed);
  await expect(third).rejects.toThrow('the site stopped unexpectedly during the run');
  expect((await feedNow()).quarantinedAt).not.toBeNull();
  expect(await findRun(good, { feed: name })).toMatchObject({ id: first.id, state: 'failed' });
});

test('a site killed after progress does not count against the feed', async () => {
  const feed = { id: (await feedNow()).id, digest: 'the same bytes' };
  for (let kills = 1; kills <= 3; kills += 1) {
    const { id, token, report } = await (await claimInNewProcess())(good, feed);
    const lease = leaseFrom(token, good.clock.now());
    await updateFeedRunProgress(db, { id, lease, rowsDone: kills * 500, report });
    good.clock.advance(31_000);
  }
  const last = await (await claimInNewProcess())(good, feed);
  expect(last).toMatchObject({ rowsDone: 1_500 });
  expect((await feedNow()).quarantinedAt).toBeNull();
  await updateFeedRunEnded(db, { ...last, state: 'failed', finishedAt: good.clock.now() });
});

test('a cleanly stopped run does not count, and the next one continues', async () => {
  // A small feed would be read before it is stopped: it fits into the buffers between the processes.
  const length = 3_000;
  writeFeed((await feedNow()).address, length, 'A gentle serum. '.repeat(20));
  for (let stops = 1; stops <= 3; stops += 1) {
    vi.resetModules();
    const { runFeed: runInOther } = await import('./run-feed.server');
    const { testDeps: depsOfOther } = await import('../../../tests/setup/test-deps');
    const feeds = createFeeds({ folder });
    const onProgress = () => feeds.stop();
    const options = { feed: await feedNow(), batchRows: 500, onProgress };
    const reading = runInOther({ ...depsOfOther(db, { feeds }), clock: good.clock }, options);
    await expect(reading).rejects.toThrow(new FeedReadingStopped().message);
  }
  expect((await feedNow()).quarantinedAt).toBeNull();
  expect(await run(good)).toMatchObject({
    state: 'done',
    report: { read: length, new: length },
  });
});
