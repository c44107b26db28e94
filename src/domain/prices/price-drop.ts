import { dayMs } from '../durations';
import { wholePercent } from './percent';
import { summarizePriceHistory } from './price-history';
import { type PricedInterval, type PriceStep, priceSteps } from './price-steps';

/** A product that really costs less than it did. */
export interface PriceDrop {
  priceCents: number;
  /** What it honestly cost before: never a price that a store merely claims. */
  beforeCents: number;
  /** Since when it costs no more than now. */
  droppedAt: Date;
}

export interface PriceDropRule {
  /** Older drops are no news. */
  recentDays: number;
  /** Smaller ones are none: half off lip balm is a dollar. */
  minPercent: number;
  minCents: number;
  /** So much of the three months before must be known to judge by. */
  minKnownDays: number;
}

export const priceDropRule: PriceDropRule = {
  recentDays: 7,
  minPercent: 5,
  minCents: 500,
  minKnownDays: 30,
};

const lookbackDays = 90;

/** How far back `findPriceDrop` looks at all. */
export const priceDropLookbackDays = (rule: PriceDropRule): number =>
  2 * rule.recentDays + lookbackDays;

/**
 * Whether the lowest price over all offers fell in the last days and is down still. What it cost
 * before is the lower of two: the lowest price of the thirty days before it began to fall, as
 * European law asks of a discount, and the median of the ninety before. So a price raised for some
 * weeks in order to fall is no drop. A price that falls in steps within days falls once.
 */
export function findPriceDrop(
  intervals: readonly PricedInterval[],
  now: Date,
  rule: PriceDropRule,
): PriceDrop | null {
  const start = new Date(now.getTime() - priceDropLookbackDays(rule) * dayMs);
  const recentMs = rule.recentDays * dayMs;
  const decline = findLastDecline(priceSteps(intervals, start, now), recentMs);
  if (!decline || now.getTime() - decline.endedAt.getTime() > recentMs) return null;

  const justBefore = new Date(decline.beganAt.getTime() - 1);
  const history = summarizePriceHistory(intervals, justBefore, lookbackDays);
  if (!history || history.lowest30DaysCents === null) return null;
  if (knownMs(history.steps, justBefore) < rule.minKnownDays * dayMs) return null;

  const drop = {
    priceCents: decline.priceCents,
    beforeCents: Math.min(history.lowest30DaysCents, history.medianCents),
    droppedAt: decline.endedAt,
  };
  const dropCents = drop.beforeCents - drop.priceCents;
  const isLargeEnough =
    dropCents >= rule.minCents && dropCents * 100 >= drop.beforeCents * rule.minPercent;
  return isLargeEnough ? drop : null;
}

/** By how many percent the price fell. */
export function dropPercent({
  priceCents,
  beforeCents,
}: Pick<PriceDrop, 'priceCents' | 'beforeCents'>): number {
  return wholePercent(beforeCents - priceCents, beforeCents);
}

interface Decline {
  priceCents: number;
  /** The first step down of those that led here within days. */
  beganAt: Date;
  endedAt: Date;
}

/**
 * How the price came to be what it is, having been higher. Times when nobody sold it are passed
 * over: whoever returns at the old price has not become cheaper.
 */
function findLastDecline(steps: readonly PriceStep[], withinMs: number): Decline | null {
  const known = steps.flatMap(({ at, priceCents }) =>
    priceCents === null ? [] : { at, priceCents },
  );
  const priceCents = known.at(-1)?.priceCents ?? 0;
  if (steps.at(-1)?.priceCents !== priceCents) return null;
  const end = known.findLastIndex((step) => step.priceCents > priceCents) + 1;
  const endedAt = known[end]?.at;
  if (end === 0 || !endedAt) return null;
  const isStepDown = (index: number) => {
    const [before, step] = [known[index - 1], known[index]];
    if (!before || !step || before.priceCents <= step.priceCents) return false;
    return endedAt.getTime() - step.at.getTime() <= withinMs;
  };
  let begin = end;
  while (isStepDown(begin - 1)) begin -= 1;
  return { priceCents, beganAt: known[begin]?.at ?? endedAt, endedAt };
}

function knownMs(steps: readonly PriceStep[], end: Date): number {
  return steps.reduce((sum, { at, priceCents }, index) => {
    const to = steps[index + 1]?.at ?? end;
    return priceCents === null ? sum : sum + to.getTime() - at.getTime();
  }, 0);
}
