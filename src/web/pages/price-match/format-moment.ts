const momentFormat = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
  timeZoneName: 'short',
});

/** A moment as we write it, by the clock of New York: the same on the server and in every browser. */
export function formatMoment(iso: string): string {
  return momentFormat.format(new Date(iso));
}
