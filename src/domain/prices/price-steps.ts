import type { PriceInterval } from '../catalog/product';

/** The lowest price from this time on; null: no known offer. */
export interface PriceStep {
  at: Date;
  priceCents: number | null;
}

/** The part of a price interval that histories use. */
export type PricedInterval = Pick<PriceInterval, 'priceCents' | 'from' | 'to'>;

/**
 * The lowest price over all intervals as a step series: the first step is at `start`, the last
 * lasts until `end`, and neighbors differ. Intervals are half-open; those of one or several offers
 * may come in any order, touch, overlap and leave gaps.
 */
export function priceSteps(
  intervals: readonly PricedInterval[],
  start: Date,
  end: Date,
): PriceStep[] {
  const changes = boundaries(intervals, start.getTime(), end.getTime());
  const activePrices = new Map<number, number>();
  const steps: PriceStep[] = [];
  for (const [index, { at, priceCents, opens }] of changes.entries()) {
    if (priceCents !== null) count(activePrices, priceCents, opens ? 1 : -1);
    if (changes[index + 1]?.at === at) continue;
    const lowest = activePrices.size > 0 ? Math.min(...activePrices.keys()) : null;
    if (steps.at(-1)?.priceCents !== lowest) steps.push({ at: new Date(at), priceCents: lowest });
  }
  return steps;
}

interface Boundary {
  at: number;
  /** Null: no change, only the start of the series. */
  priceCents: number | null;
  opens: boolean;
}

function boundaries(intervals: readonly PricedInterval[], start: number, end: number): Boundary[] {
  const found: Boundary[] = [{ at: start, priceCents: null, opens: true }];
  for (const { priceCents, from, to } of intervals) {
    const opensAt = Math.max(from.getTime(), start);
    const closesAt = to === null ? Number.POSITIVE_INFINITY : to.getTime();
    if (opensAt > end || closesAt <= opensAt) continue;
    found.push({ at: opensAt, priceCents, opens: true });
    if (closesAt <= end) found.push({ at: closesAt, priceCents, opens: false });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Counts active intervals per price; at most one per offer, so there are few. */
function count(activePrices: Map<number, number>, priceCents: number, change: 1 | -1): void {
  const after = (activePrices.get(priceCents) ?? 0) + change;
  if (after === 0) activePrices.delete(priceCents);
  else activePrices.set(priceCents, after);
}
