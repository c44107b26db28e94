import { dayMs } from '../durations';
import { type PricedInterval, priceSteps } from './price-steps';

/** The lowest price on each of these days (UTC), first and last included. */
export interface DailyLow {
  priceCents: number;
  firstDay: Date;
  lastDay: Date;
}

/**
 * The lowest price on every day that closed intervals touch, as ranges of days with the same low. A minimum
 * of minimums is the minimum, so lows of parts of a history can be combined.
 */
export function findDailyLows(intervals: readonly PricedInterval[]): DailyLow[] {
  const ofDays = intervals.flatMap(({ priceCents, from, to }) =>
    to === null ? [] : { priceCents, from: startOfDay(from), to: endOfDay(to) },
  );
  if (ofDays.length === 0) return [];
  const start = Math.min(...ofDays.map(({ from }) => from.getTime()));
  const end = Math.max(...ofDays.map(({ to }) => to.getTime()));
  const steps = priceSteps(ofDays, new Date(start), new Date(end));
  return steps.flatMap(({ at, priceCents }, index) => {
    const next = steps[index + 1];
    if (priceCents === null || !next) return [];
    return { priceCents, firstDay: at, lastDay: new Date(next.at.getTime() - dayMs) };
  });
}

/** A low as an interval, to combine it with others. */
export function lowAsInterval({ priceCents, firstDay, lastDay }: DailyLow): PricedInterval {
  return { priceCents, from: firstDay, to: new Date(lastDay.getTime() + dayMs) };
}

const startOfDay = (time: Date) => new Date(Math.floor(time.getTime() / dayMs) * dayMs);
/** The first moment after the last day; intervals are half-open. */
const endOfDay = (time: Date) => new Date(Math.ceil(time.getTime() / dayMs) * dayMs);
