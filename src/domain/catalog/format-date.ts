const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric', ...options });
const thisYear = format({});
const otherYear = format({ year: 'numeric' });

/** A date as shoppers read it, in UTC: 'Mar 1', with the year if it is not this year. */
export function formatShortDate(date: Date, now: Date): string {
  return (date.getUTCFullYear() === now.getUTCFullYear() ? thisYear : otherYear).format(date);
}
