import { type KnownFeedOffer, listKnownFeedOffers } from '~/db/feeds/known-feed-offer.repo.server';
import type { FeedOffer, FeedRow, RowProblem } from '~/domain/feeds/feed-offer';
import {
  type FeedOfferState,
  noteLostRow,
  noteProblems,
  openStates,
  type RunReport,
} from '~/domain/feeds/report/run-report';
import { formatMoney, siteCurrency } from '~/domain/prices/currency';
import { type ExchangeRates, type SitePrice, toSitePrice } from '~/domain/prices/exchange-rates';
import { isPriceJump } from '~/domain/prices/implausible-price';
import { formatDollars, maxPriceCents } from '~/domain/prices/money';
import type { Deps } from '~/usecases/deps';
import type { RunState } from './feed-run-state.server';
import { Yielder } from './yielder';

const timeSliceMs = 1;

/** A row that differs from the stored entry. */
export interface ChangedRow {
  row: FeedRow;
  key: string;
  known: KnownFeedOffer | undefined;
  offer: FeedOffer;
  /** Its price in dollars; null: it has none, or there is no rate for its currency. */
  sitePrice: SitePrice | null;
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
    const { priceMinor, currency } = offer;
    const sitePrice = sitePriceOf(offer, run.rates);
    if (sitePrice && sitePrice.cents > maxPriceCents) {
      const value = describePrice(priceMinor, currency);
      const reason = `the price is above ${formatDollars(maxPriceCents)}`;
      loseRow(report, { line: row.line, field: 'price', value, reason });
      continue;
    }
    const isWithoutCurrency = priceMinor !== null && currency === null;
    if (isWithoutCurrency) {
      report.withoutCurrency += 1;
      const reason = 'the price has no currency; set it with --currency';
      noteProblems(report, [{ line: row.line, field: 'currency', value: '', reason }]);
    }
    if (before && !run.isAccepted && isSuspect(before, offer, sitePrice)) {
      report.held += 1;
      report.states[before.state] += 1;
      const value = `${describePrice(before.priceMinor ?? before.priceCents, before.currency)} → ${describePrice(priceMinor, currency)}`;
      const reason =
        'the price jumped or changed its currency; yesterday’s stays until it is accepted';
      noteProblems(report, [{ line: row.line, field: 'price', value, reason }]);
      continue;
    }
    if (before) report.changed += 1;
    else report.new += 1;
    changed.push({ row, key: offer.key, known: before, offer, sitePrice });
  }
  return changed.some(({ offer }) => offer.brand === null) ? withBrands(run, changed) : changed;
}

/** Adds the brands that titles name where the feed states none. */
async function withBrands(run: RunState, rows: readonly ChangedRow[]): Promise<ChangedRow[]> {
  const brands = await run.titleBrands();
  return rows.map((row) =>
    row.offer.brand === null
      ? { ...row, offer: { ...row.offer, brand: brands.find(row.offer.title) } }
      : row,
  );
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

function isSuspect(before: KnownFeedOffer, offer: FeedOffer, sitePrice: SitePrice | null): boolean {
  if (before.state !== 'placed' || before.priceCents === null || offer.priceMinor === null)
    return false;
  return (
    (before.currency ?? siteCurrency) !== offer.currency ||
    (sitePrice !== null && isPriceJump(before.priceCents, sitePrice.cents))
  );
}

/** The price of an offer in dollars; null if it has none, or no rate for its currency. */
export function sitePriceOf(
  { priceMinor, currency }: FeedOffer,
  rates: ExchangeRates,
): SitePrice | null {
  return priceMinor === null || currency === null ? null : toSitePrice(priceMinor, currency, rates);
}

function describePrice(minor: number | null, currency: string | null): string {
  if (minor === null) return 'no price';
  return currency === null ? `${minor / 100} without a currency` : formatMoney(minor, currency);
}
