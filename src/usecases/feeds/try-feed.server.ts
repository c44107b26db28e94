import { findLessonsVersion } from '~/db/category-rule.repo.server';
import { hasFeedOffers } from '~/db/known-feed-offer.repo.server';
import { findPictureHosts } from '~/db/source-picture.repo.server';
import type { Feed } from '~/domain/feeds/feed';
import { guardFeed } from '~/domain/feeds/guard-feed';
import { emptyReport, noteProblems, type RunReport } from '~/domain/feeds/run-report';
import { FeedPiece } from './feed-piece.server';
import { inSlices } from './feed-pieces';
import { RunState } from './feed-run-state.server';
import { createFeedMatcher } from './match-feed-offers.server';
import { prepareFeedOffers } from './prepare-feed-offers.server';
import type { FeedDeps } from './run-feed.server';
import { surveyFeed } from './survey-feed.server';

/** Reads and matches a feed and says what would happen; writes nothing. */
export async function tryFeed(
  deps: FeedDeps,
  feed: Pick<Feed, 'id' | 'retailerId' | 'address' | 'isFull' | 'currency' | 'linkTemplate'>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<RunReport> {
  const began = performance.now();
  const { db, clock } = deps;
  const now = clock.now();
  const open = await deps.feeds.open(feed.address, {
    ...feed,
    now,
    etag: null,
    lastModified: null,
  });
  const report = emptyReport();
  if (!open) return report;
  try {
    const lessons = await findLessonsVersion(db);
    const survey = await surveyFeed(deps, { ...feed, lessons }, open, { onPiece: () => {} });
    report.heldBecause = survey && guardFeed(survey.figures, feed);
    const run = new RunState({
      feedId: feed.id,
      retailerId: feed.retailerId,
      runId: 0,
      startedAt: now,
      report,
      lessons,
      pictureHosts: new Set(await findPictureHosts(db, feed.retailerId)),
      isAccepted: false,
      isFirstReading: !(await hasFeedOffers(db, feed.retailerId)),
      survey,
      createMatcher: () => createFeedMatcher(deps, now),
    });
    let from = 0;
    for await (const { rows } of inSlices(open.rows())) {
      await prepareFeedOffers(deps, run, new FeedPiece(), { rows, from });
      from += rows.length;
      onProgress(open.bytesRead(), open.totalBytes);
    }
    const problems = open.takeProblems();
    report.bad += problems.count;
    noteProblems(report, problems.examples);
    report.format = open.format();
    report.broken = open.brokenBecause();
    report.bytes = open.totalBytes;
    report.tookMs = Math.round(performance.now() - began);
    return report;
  } finally {
    await open.close();
  }
}
