import type { FeedRow } from '~/domain/feeds/feed-offer';
import type { RowResults } from '~/domain/feeds/report/fold-report';
import {
  type ClassifiedRow,
  type ClassifyRules,
  classifyRow,
  repeatedRow,
  unchangedRow,
} from '~/domain/feeds/run/classify-row';
import type { EntryChange, EntryReadAgain } from '~/usecases/changes/find-entry-changes.server';
import { type MatchedRow, matchRows } from './match-rows.server';
import { type EntryPlan, planEntries } from './plan-entry';
import type { Reading } from './reading.server';
import type { RunContext } from './run-context.server';
import { Yielder } from './yielder';

const timeSliceMs = 1;

/** The results of the stages for some rows, and what is to be written. */
export interface ProcessedRows extends RowResults {
  readonly plans: readonly EntryPlan[];
  /** What the entries say about changes of sizes and formulas. */
  readonly changes: readonly EntryChange[];
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
  const changes = await findRowChanges(context, matched, plans);
  return {
    isTimed: rows.some(({ isTimed }) => isTimed),
    classified,
    plans,
    changes,
    outcomes: plans.map(({ outcome }) => outcome),
  };
}

/** Compares rows, the first of which is at a position of the feed, with the stored entries. */
async function classifyRows(
  rules: ClassifyRules,
  reading: Reading,
  rows: readonly FeedRow[],
  position: number,
): Promise<ClassifiedRow[]> {
  const verdicts = rows.map((_, at) => reading.verdict(position + at));
  const keys = rows.flatMap(({ key }, at) => (verdicts[at] === null ? (key ?? []) : []));
  const stored = await reading.findKnown(keys);
  const knownByKey = new Map(stored.map((known) => [known.retailerKey, known]));
  const classified: ClassifiedRow[] = [];
  const yielder = new Yielder(timeSliceMs);
  for (const [at, row] of rows.entries()) {
    if (yielder.isDue()) await yielder.yieldToEventLoop();
    const verdict = verdicts[at] ?? null;
    if (verdict !== null) {
      classified.push(verdict === 'repeated' ? repeatedRow(row) : unchangedRow(verdict, row));
      continue;
    }
    const { key } = row;
    const known = key === null ? undefined : knownByKey.get(key);
    const isRepeated = key !== null && reading.isRepeated(key, known);
    classified.push(isRepeated ? repeatedRow(row) : classifyRow(row, known, rules));
  }
  return classified;
}

/**
 * What rows say about changes of sizes and formulas: those that are still of the same product, and whose size or
 * ingredients are not the same as before. Usually none is, and nothing is read.
 */
async function findRowChanges(
  { runId, findChanges }: RunContext,
  rows: readonly MatchedRow[],
  plans: readonly EntryPlan[],
): Promise<EntryChange[]> {
  // A dry run writes nothing.
  if (runId === 0) return [];
  const suspects = rows.flatMap(({ changed, placement }, at): EntryReadAgain[] => {
    const { known, offer: facts, key: retailerKey } = changed;
    const entry = plans[at]?.entry;
    if (!known || !entry || placement.kind !== 'known' || entry.state !== 'placed') return [];
    const { factsHash, priceCents: priceCentsAfter } = entry;
    if (factsHash === known.factsHash) return [];
    const { productId } = placement;
    const priceCentsBefore = known.priceCents;
    return [{ retailerKey, productId, facts, factsHash, priceCentsBefore, priceCentsAfter }];
  });
  return suspects.length === 0 ? [] : findChanges(suspects);
}
