import { dayMs } from '../durations';
import type { HistoryWindow } from './history-window';
import { type PricedInterval, type PriceStep, priceSteps } from './price-steps';

/** Price statistics of a product, or of one offer, up to now. */
export interface PriceHistory {
  /** The lowest price over the window; the last step lasts until now. */
  steps: PriceStep[];
  /** Null: no known offer now. */
  currentCents: number | null;
  lowestCents: number;
  highestCents: number;
  /** The median over time. */
  medianCents: number;
  /** Null: no known offer in that time. */
  lowest30DaysCents: number | null;
  lowest90DaysCents: number | null;
  /** The last time at the lowest price; `lowTo` is null while it lasts. */
  lowFrom: Date;
  lowTo: Date | null;
  /** Share (0 to 1) of the time with a known price at the lowest price. */
  timeAtLow: number;
}

/**
 * Summarizes price intervals over the last days. Time without a known price is ignored; an interval
 * that starts right now counts as a price but has no duration yet. Null when no price is known.
 */
export function summarizePriceHistory(
  intervals: readonly PricedInterval[],
  now: Date,
  days: HistoryWindow,
): PriceHistory | null {
  const stepsOf = (last: number) =>
    priceSteps(intervals, new Date(now.getTime() - last * dayMs), now);
  const steps = stepsOf(days);
  const periods = knownPeriods(steps, now);
  const lowestCents = lowestPrice(steps);
  if (lowestCents === null) return null;

  const knownMs = total(periods);
  const lowPeriods = periods.filter(({ priceCents }) => priceCents === lowestCents);
  const low = lowPeriods.at(-1);
  const currentCents = steps.at(-1)?.priceCents ?? null;
  return {
    steps,
    currentCents,
    lowestCents,
    highestCents: periods.reduce((max, { priceCents }) => Math.max(max, priceCents), lowestCents),
    medianCents: median(periods, knownMs),
    lowest30DaysCents: lowestPrice(stepsOf(30)),
    lowest90DaysCents: lowestPrice(stepsOf(90)),
    lowFrom: low?.from ?? now,
    lowTo: currentCents === lowestCents ? null : (low?.to ?? now),
    timeAtLow: knownMs > 0 ? total(lowPeriods) / knownMs : 1,
  };
}

interface Period {
  priceCents: number;
  from: Date;
  to: Date;
}

function knownPeriods(steps: readonly PriceStep[], now: Date): Period[] {
  return steps.flatMap(({ at, priceCents }, index) =>
    priceCents === null ? [] : [{ priceCents, from: at, to: steps[index + 1]?.at ?? now }],
  );
}

function lowestPrice(steps: readonly PriceStep[]): number | null {
  const known = steps.flatMap(({ priceCents }) => priceCents ?? []);
  return known.length > 0 ? Math.min(...known) : null;
}

const total = (periods: readonly Period[]) =>
  periods.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);

/** The lowest price that covers at least half of the known time. */
function median(periods: readonly Period[], knownMs: number): number {
  let passed = 0;
  let price = 0;
  for (const period of periods.toSorted((a, b) => a.priceCents - b.priceCents)) {
    price = period.priceCents;
    passed += total([period]);
    if (passed * 2 >= knownMs) break;
  }
  return price;
}
