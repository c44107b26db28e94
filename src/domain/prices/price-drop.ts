import { dayMs } from '../durations';
import { wholePercent } from './percent';
import { summarizePriceHistory } from './price-history';
import { type PricedInterval, type PriceStep, priceSteps } from './price-steps';

/** A product whose price really dropped. */
export interface PriceDrop {
  priceCents: number;
  /** The real earlier price, never one that a store merely claims. */
  beforeCents: number;
  /** Since when it has not cost more than now. */
  droppedAt: Date;
}

export interface PriceDropRule {
  /** Older drops are not listed. */
  recentDays: number;
  /** Smaller drops are not listed. */
  minPercent: number;
  minCents: number;
  /** Minimum known days of the three months before. */
  minKnownDays: number;
}

export const priceDropRule: PriceDropRule = {
  recentDays: 7,
  minPercent: 5,
  minCents: 500,
  minKnownDays: 30,
};

const lookbackDays = 90;

/** How far back `findPriceDrop` looks. */
export const priceDropLookbackDays = (rule: PriceDropRule): number =>
  2 * rule.recentDays + lookbackDays;

/**
 * Whether the lowest price over all offers dropped recently and is still down. The earlier price is
 * the lower of two: the lowest of the thirty days before the decline, as EU law requires for
 * discounts, and the median of the ninety days before. So a price raised for some weeks before it
 * falls is not a drop. Steps down within days count as one drop.
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

/** The drop in percent. */
export function dropPercent({
  priceCents,
  beforeCents,
}: Pick<PriceDrop, 'priceCents' | 'beforeCents'>): number {
  return wholePercent(beforeCents - priceCents, beforeCents);
}

interface Decline {
  priceCents: number;
  /** The first of the steps down that led here within days. */
  beganAt: Date;
  endedAt: Date;
}

/**
 * Finds the last decline to the current price. Ignores times without offers: a product that returns
 * at its old price has not become cheaper.
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
