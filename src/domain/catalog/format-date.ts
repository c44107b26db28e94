const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', ...options });
const thisYear = format({});
const otherYear = format({ year: 'numeric' });

/** A date as shoppers read it: 'Mar 1', and with its year when that is not this one. In UTC. */
export function formatShortDate(date: Date, now: Date): string {
  return (date.getUTCFullYear() === now.getUTCFullYear() ? thisYear : otherYear).format(date);
}
