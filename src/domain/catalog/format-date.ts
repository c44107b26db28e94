const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * A date as shoppers read it, in UTC: 'Mar 1', with the year if it is not this year. A product page has dozens, and
 * Intl takes several times as long.
 */
export function formatShortDate(date: Date, now: Date): string {
  const day = `${months[date.getUTCMonth()]} ${date.getUTCDate()}`;
  const year = date.getUTCFullYear();
  return year === now.getUTCFullYear() ? day : `${day}, ${year}`;
}
