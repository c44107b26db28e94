import type { RowProblem } from '../feed-offer';

/** Rows of a feed that were lost for the same reason, with the first of them. */
export interface LostRows {
  reason: string;
  count: number;
  sample: RowProblem;
}

/** Feed entries that were lost before they became rows: by reason, and the first ones. */
export interface FeedProblems {
  lost: LostRows[];
  examples: RowProblem[];
}

/** Number of problems that a report stores in full. */
export const maxProblems = 100;
/** Further reasons are counted together. */
const maxReasons = 40;
const furtherReasons = 'other reasons';

/** Adds lost rows to a list; the problem is a sample of them. */
export function countLostRows(lost: LostRows[], sample: RowProblem, count = 1): void {
  const known =
    lost.find(({ reason }) => reason === sample.reason) ??
    (lost.length >= maxReasons ? lost.find(({ reason }) => reason === furtherReasons) : undefined);
  if (known) known.count += count;
  else {
    const reason = lost.length >= maxReasons ? furtherReasons : sample.reason;
    lost.push({ reason, count, sample });
  }
}

/** Lost rows by reason, most frequent first. */
export function byFrequency(lost: readonly LostRows[]): LostRows[] {
  return lost.toSorted((a, b) => b.count - a.count);
}
