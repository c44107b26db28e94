const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long ago, in the largest unit that is not rounded to nothing. */
export function agoWords(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < 2 * minute) return 'just now';
  if (passed < hour) return `${Math.floor(passed / minute)} min ago`;
  if (passed < 2 * day) return `${Math.floor(passed / hour)} h ago`;
  return `${Math.floor(passed / day)} days ago`;
}
