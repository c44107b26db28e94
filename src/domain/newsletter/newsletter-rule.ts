import { dayMs, hourMs } from '../durations';

/** How long the link that confirms an address works. */
export const confirmDays = 7;

/** Thursdays at 14:00 UTC: the morning in America, the afternoon in Europe. */
const issueWeekday = 4;
const issueHour = 14;

/** How many drops a letter has at most. */
export const maxNewsletterDrops = 12;

/** The promise, as it stands beside the field. */
export const newsletterPromise = 'no spam, unsubscribe anytime, weekly updates';

/** The issue that is due: the day of the last Thursday at 14:00 UTC, by which it is known. */
export function dueIssue(now: Date): { id: string; dueAt: Date } {
  const shifted = now.getTime() - issueHour * hourMs;
  const today = Math.floor(shifted / dayMs);
  // 1 January 1970 was a Thursday, number 4.
  const weekday = (today + 4) % 7;
  const day = today - ((weekday - issueWeekday + 7) % 7);
  const dueAt = new Date(day * dayMs + issueHour * hourMs);
  return { id: dueAt.toISOString().slice(0, 10), dueAt };
}

/** Whether an issue may still be begun: two days late is late, but better than none; later is not. */
export function isTimely({ dueAt }: { dueAt: Date }, now: Date): boolean {
  return now.getTime() - dueAt.getTime() < 2 * dayMs;
}
