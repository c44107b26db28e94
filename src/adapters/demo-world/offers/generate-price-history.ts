import type { PriceInterval } from '~/domain/catalog/product';
import { dayMs, hourMs, minuteMs } from '~/domain/durations';
import { at, type Random } from '../random';
import { withEnding } from './list-price';
import type { RetailerHabits } from './retailers';
import type { SaleEvent } from './sale-calendar';

/** An offer's current price. Independent of the date, so that figures stay the same over time. */
export interface PriceToday {
  regularCents: number;
  priceCents: number;
  originalPriceCents: number | null;
  /** The "original" price was charged only in the weeks before the sale. */
  isFakeSale: boolean;
  inStock: boolean;
}

interface Stretch {
  from: number;
  to: number;
  cents: number;
}

/**
 * Generates a year of prices that ends at today's: increases, sale events, fake sales and stock
 * gaps.
 */
export function generatePriceHistory(
  offerId: number,
  today: PriceToday,
  habits: RetailerHabits,
  events: readonly SaleEvent[],
  span: { from: number; now: number },
  random: Random,
): PriceInterval[] {
  const { from, now } = span;
  const end = today.inStock ? now : now - random.between(1, 20) * dayMs;
  const stretches: Stretch[] = [];
  const add = (start: number, stop: number, cents: number) => {
    const begin = Math.max(start, from);
    if (stop - begin < hourMs) return;
    const last = stretches.at(-1);
    if (last && last.cents === cents && last.to === begin) last.to = stop;
    else stretches.push({ from: begin, to: stop, cents });
  };

  let saleStart = now;
  let raiseStart = now;
  if (today.originalPriceCents !== null) {
    saleStart = currentSaleStart(events, now, random);
    raiseStart = today.isFakeSale
      ? saleStart - Math.floor(random.between(14, 35)) * dayMs
      : saleStart;
  }
  const ending = random.pick(habits.endings);
  const riseAt = random.chance(0.4) ? morning(now - random.between(25, 350) * dayMs, random) : from;
  const risen = 1 + random.between(0.03, 0.13);
  const before = Math.min(today.regularCents, withEnding(today.regularCents / risen, ending));
  const baseAt = (time: number) => (time < riseAt ? before : today.regularCents);

  let time = from;
  const walkTo = (stop: number) => {
    if (riseAt > time && riseAt < stop) {
      add(time, riseAt, before);
      time = riseAt;
    }
    if (stop > time) add(time, stop, baseAt(time));
    time = Math.max(time, stop);
  };
  for (const event of events) {
    if (event.to > Math.min(raiseStart, end) - 3 * dayMs || event.from < time) continue;
    if (!random.chance(habits.saleAppetite * event.participation)) continue;
    const start = morning(event.from, random);
    const stop = morning(event.to, random);
    walkTo(start);
    const off = random.between(event.depth[0], event.depth[1]);
    const base = baseAt(start);
    add(start, stop, Math.min(base, withEnding(base * (1 - off), ending)));
    time = stop;
  }
  walkTo(Math.min(raiseStart, end));
  if (today.originalPriceCents !== null) {
    if (today.isFakeSale) add(time, Math.min(saleStart, end), today.originalPriceCents);
    add(Math.max(time, saleStart), end, today.priceCents);
  }
  if (today.inStock && random.chance(0.12)) {
    const emptyFrom = morning(now - random.between(30, 330) * dayMs, random);
    return intervals(
      offerId,
      withGap(stretches, emptyFrom, random.between(3, 24) * dayMs),
      today,
      end,
    );
  }
  return intervals(offerId, stretches, today, end);
}

/** A current sale started with a recent sale event, or by itself some days ago. */
function currentSaleStart(events: readonly SaleEvent[], now: number, random: Random): number {
  const lastEvent = events.at(-1);
  const isOn = lastEvent !== undefined && lastEvent.to > now && now - lastEvent.from > 2 * dayMs;
  const begin = isOn ? lastEvent.from : now - Math.floor(random.between(2, 19)) * dayMs;
  return Math.min(morning(begin, random), now - 2 * hourMs);
}

/** Prices change in the early morning, US time. */
function morning(time: number, random: Random): number {
  return (
    Math.floor(time / dayMs) * dayMs + (5 + random.below(8)) * hourMs + random.below(60) * minuteMs
  );
}

function withGap(stretches: readonly Stretch[], from: number, length: number): Stretch[] {
  const to = from + length;
  return stretches.flatMap((stretch) => {
    if (stretch.to <= from || stretch.from >= to) return [stretch];
    const parts: Stretch[] = [];
    if (stretch.from < from) parts.push({ ...stretch, to: from });
    if (stretch.to > to) parts.push({ ...stretch, from: to });
    return parts;
  });
}

function intervals(
  offerId: number,
  stretches: readonly Stretch[],
  today: PriceToday,
  end: number,
): PriceInterval[] {
  if (stretches.length === 0) {
    const from = new Date(end - 2 * dayMs);
    return [
      { offerId, priceCents: today.priceCents, from, to: today.inStock ? null : new Date(end) },
    ];
  }
  return stretches.map(({ from, to, cents }, index) => ({
    offerId,
    priceCents: cents,
    from: new Date(from),
    to: today.inStock && index === stretches.length - 1 ? null : new Date(to),
  }));
}

export const lastPrice = (history: readonly PriceInterval[]): number =>
  at(history, history.length - 1).priceCents;
