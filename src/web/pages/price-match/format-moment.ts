const momentFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});

/**
 * Formats a timestamp in New York time, so that the server and every browser render the same text.
 */
export function formatMoment(iso: string): string {
  return momentFormat.format(new Date(iso));
}
