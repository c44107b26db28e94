import { dayMs, hourMs } from '../durations';
import { utcDay } from '../utc-day';

/** How long the confirmation link is valid. */
export const confirmDays = 7;

/** Thursdays at 14:00 UTC: the morning in America, the afternoon in Europe. */
const issueWeekday = 4;
const issueHour = 14;

/** The promise beside the email field. */
export const newsletterPromise = 'no spam, unsubscribe anytime, weekly updates';

/** The issue that is due, identified by its date: the last Thursday at 14:00 UTC. */
export function dueIssue(now: Date): { id: string; dueAt: Date } {
  const shifted = now.getTime() - issueHour * hourMs;
  const today = Math.floor(shifted / dayMs);
  // January 1, 1970 was a Thursday (4).
  const weekday = (today + 4) % 7;
  const day = today - ((weekday - issueWeekday + 7) % 7);
  const dueAt = new Date(day * dayMs + issueHour * hourMs);
  return { id: utcDay(dueAt), dueAt };
}

/** Whether an issue may still be started: up to two days late. */
export function isTimely({ dueAt }: { dueAt: Date }, now: Date): boolean {
  return now.getTime() - dueAt.getTime() < 2 * dayMs;
}
