import { dayMs } from '../durations';
import { rawPriceMonths } from './history-window';
import { verdictWindowDays } from './price-verdict';

/** The first moment (UTC) of the month of a time, or of a month before or after it. */
export function monthStart(time: Date, offset = 0): Date {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + offset));
}

/** Intervals that ended before this time are on no page. */
export function shownPricesSince(now: Date): Date {
  return monthStart(new Date(now.getTime() - verdictWindowDays * dayMs));
}

/** Of intervals that ended before this time, only daily lows are stored. */
export function rawPricesSince(now: Date, months: number): Date {
  return monthStart(now, -Math.max(months, rawPriceMonths.min));
}
