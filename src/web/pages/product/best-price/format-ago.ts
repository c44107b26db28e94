import { dayMs, hourMs, minuteMs } from '~/domain/durations';

/** How long ago, in the largest unit that is not rounded to nothing. */
export function formatAgo(at: number, now: number): string {
  const elapsedMs = Math.max(0, now - at);
  if (elapsedMs < 2 * minuteMs) return 'just now';
  if (elapsedMs < hourMs) return `${Math.floor(elapsedMs / minuteMs)} min ago`;
  if (elapsedMs < 2 * dayMs) return `${Math.floor(elapsedMs / hourMs)} h ago`;
  return `${Math.floor(elapsedMs / dayMs)} days ago`;
}
