import type { Feed } from '~/domain/feeds/feed';
import { guardFeed } from '~/domain/feeds/guard-feed';
import { addResults, addUnreadable } from '~/domain/feeds/report/fold-report';
import { emptyReport } from '~/domain/feeds/report/run-report';
import { inChunks } from './run/batches';
import { processRows } from './run/import-feed-rows.server';
import { createReading } from './run/reading.server';
import { createRunContext, readOperatorRules } from './run/run-context.server';
import { surveyFeed } from './run/survey-feed.server';
import { applyOutcome, type FeedDeps, type FeedOutcome } from './run-feed.server';

/** Reads and matches a feed and reports the outcome without writing anything. */
export async function tryFeed(
  deps: FeedDeps,
  feed: Pick<
    Feed,
    'id' | 'retailerId' | 'address' | 'isFull' | 'currency' | 'chain' | 'linkTemplate'
  >,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Omit<FeedOutcome, 'runId'>> {
  const began = performance.now();
  const now = deps.clock.now();
  const open = await deps.feeds.open(feed.address, {
    ...feed,
    now,
    etag: null,
    lastModified: null,
  });
  if (!open) return { state: 'unchanged', report: emptyReport() };
  try {
    const rules = await readOperatorRules(deps, feed);
    const survey = await surveyFeed(deps, { ...feed, ...rules }, open, { onBatch: () => {} });
    const isUnterminated = open.isUnterminated();
    const heldBecause = survey && guardFeed(survey.figures, { ...feed, isUnterminated });
    const context = await createRunContext(deps, {
      ...{ feed, rules, open, runId: 0, startedAt: now, isAccepted: false },
    });
    const reading = createReading(deps, context, { isFirst: false, survey });
    let report = emptyReport();
    for await (const { rows } of inChunks(open.rows())) {
      report = addResults(report, await processRows(context, reading, rows, report.read));
      onProgress(open.bytesRead(), open.totalBytes);
    }
    const tried = {
      ...addUnreadable(report, open.takeProblems()),
      format: open.format(),
      broken: open.brokenBecause(),
      bytes: open.totalBytes,
      tookMs: Math.round(performance.now() - began),
    };
    return heldBecause === null
      ? applyOutcome(tried)
      : { state: 'held', report: { ...tried, heldBecause } };
  } finally {
    await open.close();
  }
}
