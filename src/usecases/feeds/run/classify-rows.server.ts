import type { FeedRow } from '~/domain/feeds/feed-offer';
import {
  type ClassifiedRow,
  type ClassifyRules,
  classifyRow,
  repeatedRow,
  unchangedRow,
} from '~/domain/feeds/run/classify-row';
import type { Reading } from './reading.server';
import { Yielder } from './yielder';

const timeSliceMs = 1;

/** Compares rows, the first of which is at a position of the feed, with the stored entries. */
export async function classifyRows(
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
      classified.push(verdict === 'repeated' ? repeatedRow(row) : unchangedRow(verdict));
      continue;
    }
    const { key } = row;
    const known = key === null ? undefined : knownByKey.get(key);
    const isRepeated = key !== null && reading.isRepeated(key, known);
    classified.push(isRepeated ? repeatedRow(row) : classifyRow(row, known, rules));
  }
  return classified;
}
