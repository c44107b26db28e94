import { findPictureHosts } from '~/db/catalog/source-picture.repo.server';
import { hasFeedOffers } from '~/db/feeds/known-feed-offer.repo.server';
import type { Feed } from '~/domain/feeds/feed';
import { guardFeed } from '~/domain/feeds/guard-feed';
import { emptyReport, noteUnreadable } from '~/domain/feeds/report/run-report';
import { createFeedMatcher } from '../matching/match-feed-offers.server';
import { FeedBatch } from './run/feed-batch.server';
import { inChunks } from './run/feed-chunks';
import { RunState } from './run/feed-run-state.server';
import { learnTitleBrands } from './run/learn-title-brands.server';
import { prepareFeedOffers } from './run/prepare-feed-offers.server';
import { readOperatorRules } from './run/read-operator-rules.server';
import { surveyFeed } from './run/survey-feed.server';
import { applyOutcome, type FeedDeps, type FeedOutcome } from './run-feed.server';

/** Reads and matches a feed and reports the outcome without writing anything. */
export async function tryFeed(
  deps: FeedDeps,
  feed: Pick<Feed, 'id' | 'retailerId' | 'address' | 'isFull' | 'currency' | 'linkTemplate'>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Omit<FeedOutcome, 'runId'>> {
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
  if (!open) return { state: 'unchanged', report };
  try {
    const rules = await readOperatorRules(deps, feed);
    const survey = await surveyFeed(deps, { ...feed, ...rules }, open, { onBatch: () => {} });
    const isUnterminated = open.isUnterminated();
    report.heldBecause = survey && guardFeed(survey.figures, { ...feed, isUnterminated });
    const run = new RunState({
      feedId: feed.id,
      retailerId: feed.retailerId,
      runId: 0,
      startedAt: now,
      report,
      ...rules,
      pictureHosts: new Set(await findPictureHosts(db, feed.retailerId)),
      isAccepted: false,
      isFirstReading: !(await hasFeedOffers(db, feed.retailerId)),
      survey,
      createMatcher: () => createFeedMatcher(deps, { retailerId: feed.retailerId, now }),
      learnTitleBrands: () => learnTitleBrands(deps, open),
    });
    let from = 0;
    for await (const { rows } of inChunks(open.rows())) {
      await prepareFeedOffers(deps, run, new FeedBatch(), { rows, from });
      from += rows.length;
      onProgress(open.bytesRead(), open.totalBytes);
    }
    noteUnreadable(report, open.takeProblems());
    report.format = open.format();
    report.broken = open.brokenBecause();
    report.bytes = open.totalBytes;
    report.tookMs = Math.round(performance.now() - began);
    return { state: report.heldBecause === null ? applyOutcome(report) : 'held', report };
  } finally {
    await open.close();
  }
}
