import { dayMs } from '../../durations';

/** Whether a sale price applies at a time, by the feed's dates; without dates it does. */
export function isSaleOn(
  dates: { range?: string; from?: string; to?: string },
  now: Date,
): boolean {
  const [first, second] = (dates.range ?? '').split(/\/|\sto\s/);
  const from = readMoment(dates.from || first || '', 'start');
  const to = readMoment(dates.to || second || '', 'end');
  return (from === null || from <= now.getTime()) && (to === null || now.getTime() <= to);
}

/** A date without a time means the whole day. */
function readMoment(text: string, edge: 'start' | 'end'): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(trimmed) ?? [];
  const [, usMonth, usDay, usYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed) ?? [];
  const date = year ? [year, month, day] : usYear ? [usYear, usMonth, usDay] : null;
  if (date) {
    const start = Date.UTC(Number(date[0]), Number(date[1]) - 1, Number(date[2]));
    return edge === 'start' ? start : start + dayMs - 1;
  }
  // 2026-03-01T13:00-0800: Google's format; Date needs a colon in the offset.
  const parsed = Date.parse(trimmed.replace(/([+-]\d{2})(\d{2})$/, '$1:$2').replace(' ', 'T'));
  return Number.isNaN(parsed) ? null : parsed;
}
