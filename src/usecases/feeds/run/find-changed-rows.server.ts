import { type KnownFeedOffer, listKnownFeedOffers } from '~/db/feeds/known-feed-offer.repo.server';
import type { FeedOffer, FeedRow, RowProblem } from '~/domain/feeds/feed-offer';
import {
  type FeedOfferState,
  noteLostRow,
  noteProblems,
  openStates,
  type RunReport,
} from '~/domain/feeds/report/run-report';
import { isPriceJump } from '~/domain/prices/implausible-price';
import { formatDollars, maxPriceCents } from '~/domain/prices/money';
import type { Deps } from '~/usecases/deps';
import type { RunState } from './feed-run-state.server';
import { Yielder } from './yielder';

/** The site shows prices in this currency; others are stored but not compared. */
export const siteCurrency = 'USD';

const timeSliceMs = 1;

/** A row that differs from the stored entry. */
export interface ChangedRow {
  row: FeedRow;
  key: string;
  known: KnownFeedOffer | undefined;
  offer: FeedOffer;
}

/** Finds the rows that changed; counts the others and marks them as seen. */
export async function findChangedRows(
  { db }: Pick<Deps, 'db'>,
  run: RunState,
  rows: readonly FeedRow[],
  from: number,
): Promise<ChangedRow[]> {
  const { report } = run;
  const open = rows.filter((row, at) => !isDecidedBySurvey(run, row, from + at));
  const keys = run.keysToLookUp(open.flatMap(({ key }) => key ?? []));
  const known = new Map(
    (await listKnownFeedOffers(db, run.retailerId, keys)).map((offer) => [
      offer.retailerKey,
      offer,
    ]),
  );
  const changed: ChangedRow[] = [];
  const yielder = new Yielder(timeSliceMs);
  for (const row of open) {
    if (yielder.isDue()) await yielder.yieldToEventLoop();
    const before = row.key === null ? undefined : known.get(row.key);
    if (row.key !== null && !run.isFirst(row.key, before)) {
      noteRepeated(run, row);
      continue;
    }
    if (before && before.missed === 0 && before.hash === hashFor(run, before.state, row)) {
      report.unchanged += 1;
      report.states[before.state] += 1;
      continue;
    }
    const { offer, problems } = row.read();
    noteProblems(report, problems);
    if (!offer) {
      const [problem] = problems;
      noteLostRow(report, problem ?? { line: row.line, field: '', value: '', reason: 'unusable' });
      continue;
    }
    if ((offer.priceCents ?? 0) > maxPriceCents) {
      const value = String(offer.priceCents);
      const reason = `the price is above ${formatDollars(maxPriceCents)}`;
      loseRow(report, { line: row.line, field: 'price', value, reason });
      continue;
    }
    if (before && !run.isAccepted && isSuspect(before, offer)) {
      report.held += 1;
      report.states[before.state] += 1;
      const value = `${before.priceCents} ${before.currency} → ${offer.priceCents} ${offer.currency}`;
      const reason =
        'the price jumped or changed its currency; yesterday’s stays until it is accepted';
      noteProblems(report, [{ line: row.line, field: 'price', value, reason }]);
      continue;
    }
    if (before) report.changed += 1;
    else report.new += 1;
    changed.push({ row, key: offer.key, known: before, offer });
  }
  return changed;
}

/** Counts a row; returns whether the survey has fully decided it. */
function isDecidedBySurvey(run: RunState, row: FeedRow, place: number): boolean {
  const { report, verdicts } = run;
  report.read += 1;
  if (row.isTimed) report.isTimed = true;
  const verdict = verdicts?.at(place) ?? null;
  if (verdict === null) return false;
  if (verdict === 'repeated') noteRepeated(run, row);
  else {
    report.unchanged += 1;
    report.states[verdict] += 1;
  }
  return true;
}

function noteRepeated({ report }: RunState, { line, key }: FeedRow): void {
  const reason = 'another row of the feed has the same id; the first counts';
  loseRow(report, { line, field: 'id', value: key ?? '', reason });
}

function loseRow(report: RunReport, problem: RowProblem): void {
  noteLostRow(report, problem);
  noteProblems(report, [problem]);
}

/** Open entries include the version of the rules, so that they are matched again when the rules change. */
export function hashFor(run: RunState, state: FeedOfferState, row: FeedRow): string {
  return openStates.includes(state) ? `${row.hash}~${run.rulesVersion}` : row.hash;
}

function isSuspect(before: KnownFeedOffer, offer: FeedOffer): boolean {
  if (before.state !== 'placed' || before.priceCents === null || offer.priceCents === null)
    return false;
  const currency = offer.currency ?? siteCurrency;
  return (
    (before.currency ?? siteCurrency) !== currency ||
    isPriceJump(before.priceCents, offer.priceCents)
  );
}
