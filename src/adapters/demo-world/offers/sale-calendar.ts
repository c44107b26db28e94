import { dayMs } from '~/domain/durations';

export interface SaleEvent {
  from: number;
  to: number;
  /** Share of retailers that take part. */
  participation: number;
  depth: readonly [number, number];
}

/** US sale events in the twelve months before `now`, in order. */
export function saleEvents(now: Date): SaleEvent[] {
  const year = now.getUTCFullYear();
  const earliest = now.getTime() - 365 * dayMs;
  return [year - 1, year]
    .flatMap(eventsOf)
    .filter(({ from, to }) => to > earliest && from < now.getTime())
    .sort((a, b) => a.from - b.from);
}

function eventsOf(year: number): SaleEvent[] {
  const on = (month: number, date: number) => Date.UTC(year, month - 1, date);
  const span = (
    start: number,
    days: number,
    pull: number,
    minDiscount: number,
    maxDiscount: number,
  ): SaleEvent => ({
    from: start,
    to: start + days * dayMs,
    participation: pull,
    depth: [minDiscount, maxDiscount],
  });
  const thanksgiving = nthWeekday(year, 11, 4, 4);
  return [
    span(on(1, 2), 6, 0.25, 0.15, 0.4),
    span(nthWeekday(year, 2, 1, 3) - 3 * dayMs, 5, 0.25, 0.1, 0.25),
    span(on(4, 5), 10, 0.55, 0.1, 0.25),
    span(nthWeekday(year, 5, 0, 2) - 7 * dayMs, 8, 0.3, 0.1, 0.2),
    span(nthWeekday(year, 6, 1, 1) - 10 * dayMs, 6, 0.35, 0.15, 0.3),
    span(on(7, 1), 5, 0.3, 0.15, 0.25),
    span(on(7, 11), 4, 0.35, 0.15, 0.35),
    span(nthWeekday(year, 9, 1, 1) - 4 * dayMs, 6, 0.35, 0.15, 0.3),
    span(on(10, 25), 10, 0.5, 0.1, 0.25),
    span(thanksgiving - 3 * dayMs, 8, 0.8, 0.2, 0.45),
    span(on(12, 12), 12, 0.4, 0.15, 0.3),
  ];
}

/** The nth given weekday (0 is Sunday) of a month. */
function nthWeekday(year: number, month: number, weekday: number, nth: number): number {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  return Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + (nth - 1) * 7);
}
