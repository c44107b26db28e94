import { dayMs } from '../durations';
import { summarizePriceHistory } from './price-history';
import type { PricedInterval } from './price-steps';
import type { OfferPrices } from './savings';

/**
 * What the store's own price history says about its crossed-out price.
 * real: charged for at least half of the time before; brief: for less, as when a price is raised
 * before a sale; never: not once in the known history; long-over: not for a season, so the "sale"
 * price is the regular price; unknown: too little history.
 */
export type DiscountKind = 'real' | 'brief' | 'never' | 'long-over' | 'unknown';

export interface DiscountVerdict {
  kind: DiscountKind;
  originalCents: number;
  priceCents: number;
  /** Days with the crossed-out price or more, of the known days. */
  askedDays: number;
  ofDays: number;
  /** The store's median price in that time. */
  usualCents: number | null;
  /** When the crossed-out price was last charged. */
  lastAsked: Date | null;
}

const yearDays = 365;
/** How far to look back before a sale, and how long a sale may last. */
const seasonDays = 90;
const minKnownDays = 30;
const minDaysBeforeSale = 14;

/** Judges an offer's crossed-out price by its price intervals; null when it has none. */
export function judgeDiscount(
  offer: OfferPrices,
  intervals: readonly PricedInterval[],
  now: Date,
): DiscountVerdict | null {
  const { originalPriceCents: originalCents, priceCents } = offer;
  if (originalCents === null || originalCents <= priceCents || !offer.inStock) return null;

  const asked = intervals.filter((interval) => interval.priceCents >= originalCents);
  const yearAgo = new Date(now.getTime() - yearDays * dayMs);
  const verdict = (kind: DiscountKind, from: Date, to: Date): DiscountVerdict => ({
    kind,
    originalCents,
    priceCents,
    askedDays: wholeDays(lasted(asked, from, to)),
    ofDays: wholeDays(lasted(intervals, from, to)),
    usualCents: summarizePriceHistory(intervals, to, seasonDays)?.medianCents ?? null,
    lastAsked: lasted(asked, yearAgo, now) > 0 ? lastMoment(asked, now) : null,
  });

  if (lasted(intervals, yearAgo, now) < minKnownDays * dayMs)
    return verdict('unknown', yearAgo, now);
  if (lasted(asked, yearAgo, now) === 0) return verdict('never', yearAgo, now);
  const saleBegan = lastMoment(asked, now);
  const before = new Date(saleBegan.getTime() - seasonDays * dayMs);
  if (now.getTime() - saleBegan.getTime() > seasonDays * dayMs)
    return verdict('long-over', before, saleBegan);
  const known = lasted(intervals, before, saleBegan);
  if (known < minDaysBeforeSale * dayMs) return verdict('unknown', before, saleBegan);
  const isReal = lasted(asked, before, saleBegan) * 2 >= known;
  return verdict(isReal ? 'real' : 'brief', before, saleBegan);
}

/** Total duration of these intervals between two times. Intervals of one offer do not overlap. */
function lasted(intervals: readonly PricedInterval[], start: Date, end: Date): number {
  return intervals.reduce((sum, { from, to }) => {
    const begun = Math.max(from.getTime(), start.getTime());
    const ended = Math.min(to?.getTime() ?? Number.POSITIVE_INFINITY, end.getTime());
    return sum + Math.max(0, ended - begun);
  }, 0);
}

function lastMoment(intervals: readonly PricedInterval[], now: Date): Date {
  const ends = intervals.map(({ to }) => Math.min((to ?? now).getTime(), now.getTime()));
  return new Date(Math.max(...ends));
}

/** A few hours count as a day. */
const wholeDays = (ms: number) => (ms > 0 ? Math.max(1, Math.round(ms / dayMs)) : 0);
