import { dayMs } from '../durations';
import type { PriceHistory } from './price-history';

/**
 * What the last year says about today's price: the lowest of it, below usual, usual, above usual;
 * or why it says nothing: nobody has it, or we have not known it for long.
 */
export type VerdictKind = 'lowest' | 'good' | 'usual' | 'high' | 'sold-out' | 'too-early';

/** A verdict and the facts that it rests on. */
export interface PriceVerdict {
  kind: VerdictKind;
  currentCents: number | null;
  /** Half of the known time it cost this or less. */
  usualCents: number;
  lowestCents: number;
  highestCents: number;
  /** When it was last at its lowest. */
  lowFrom: Date;
  /** It has not been lower in the time that we know. */
  isLowest: boolean;
  /** For how many days we have followed the price; at most the window's. */
  watchedDays: number;
  /** Whether that is the whole year. */
  wholeYear: boolean;
}

export const verdictWindowDays = 365;

const thresholds = {
  /** With less known than this there is no usual price. */
  minKnownDays: 30,
  /** Nearer than this to the usual price is the usual price. */
  tolerancePercent: 3,
};

/** Judges today's price by the year's history; null when no price is known. */
export function judgePrice(
  history: PriceHistory | null,
  now: Date,
  { minKnownDays, tolerancePercent } = thresholds,
): PriceVerdict | null {
  const firstKnown = history?.steps.find(({ priceCents }) => priceCents !== null);
  if (!history || !firstKnown) return null;
  const { currentCents, medianCents, lowestCents, highestCents, lowFrom } = history;
  const watchedDays = Math.floor((now.getTime() - firstKnown.at.getTime()) / dayMs);
  const isLowest = currentCents !== null && currentCents <= lowestCents;
  const kind = (): VerdictKind => {
    if (currentCents === null) return 'sold-out';
    if (knownDays(history, now) < minKnownDays) return 'too-early';
    // In whole numbers: cents times percent.
    const share = currentCents * 100;
    if (share <= medianCents * (100 - tolerancePercent)) return isLowest ? 'lowest' : 'good';
    return share >= medianCents * (100 + tolerancePercent) ? 'high' : 'usual';
  };
  return {
    kind: kind(),
    currentCents,
    usualCents: medianCents,
    lowestCents,
    highestCents,
    lowFrom,
    isLowest,
    watchedDays,
    wholeYear: watchedDays >= verdictWindowDays,
  };
}

/** For how long somebody was known to sell it. */
function knownDays({ steps }: PriceHistory, now: Date): number {
  return steps.reduce((days, { at, priceCents }, index) => {
    const end = steps[index + 1]?.at ?? now;
    return priceCents === null ? days : days + (end.getTime() - at.getTime()) / dayMs;
  }, 0);
}
