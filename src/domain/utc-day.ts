/** The day of a moment in UTC, as 2026-03-01. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
