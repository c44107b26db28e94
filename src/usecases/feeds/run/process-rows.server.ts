import type { FeedRow } from '~/domain/feeds/feed-offer';
import type { RowResults } from '~/domain/feeds/report/fold-report';
import { classifyRows } from './classify-rows.server';
import { matchRows } from './match-rows.server';
import { type EntryPlan, planEntries } from './plan-entry';
import type { Reading } from './reading.server';
import type { RunContext } from './run-context.server';

/** The results of the stages for some rows, and what is to be written. */
export interface ProcessedRows extends RowResults {
  readonly plans: readonly EntryPlan[];
}

/**
 * Takes rows, the first of which is at a position of the feed, through the stages of a run: classify,
 * match and plan. Writes nothing.
 */
export async function processRows(
  context: RunContext,
  reading: Reading,
  rows: readonly FeedRow[],
  position: number,
): Promise<ProcessedRows> {
  const classified = await classifyRows(context, reading, rows, position);
  const changed = classified.filter((row) => row.kind === 'changed');
  const matched = await matchRows(context, reading, changed);
  const plans = await planEntries(context, reading, matched);
  return {
    isTimed: rows.some(({ isTimed }) => isTimed),
    classified,
    plans,
    outcomes: plans.map(({ outcome }) => outcome),
  };
}
