import { dayMs } from '../durations';
import type { PriceHistory } from './price-history';

/**
 * Today's price compared with the last year: lowest, below usual, usual or above usual; or why
 * there is no verdict: not for sale, or too little history.
 */
export type VerdictKind = 'lowest' | 'good' | 'usual' | 'high' | 'sold-out' | 'too-early';

/** A verdict and its facts. */
export interface PriceVerdict {
  kind: VerdictKind;
  currentCents: number | null;
  /** The median over the known time. */
  usualCents: number;
  lowestCents: number;
  highestCents: number;
  /** When it was last at its lowest. */
  lowFrom: Date;
  /** Not lower at any known time. */
  isLowest: boolean;
  /** Days of known history, at most the window. */
  watchedDays: number;
  /** Whether the history covers the whole year. */
  wholeYear: boolean;
}

export const verdictWindowDays = 365;

const thresholds = {
  /** With less history there is no usual price. */
  minKnownDays: 30,
  /** Prices within this distance count as usual. */
  tolerancePercent: 3,
};

/** Judges today's price by the last year; null when no price is known. */
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
    // Integer arithmetic: cents times percent.
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

/** Days with a known offer. */
function knownDays({ steps }: PriceHistory, now: Date): number {
  return steps.reduce((days, { at, priceCents }, index) => {
    const end = steps[index + 1]?.at ?? now;
    return priceCents === null ? days : days + (end.getTime() - at.getTime()) / dayMs;
  }, 0);
}
