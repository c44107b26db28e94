/**
 * A whole number from 0, with commas. `Intl` writes the same, but its first use takes a phone tens of
 * milliseconds, and nearly every page has a count or a price.
 */
export function formatCount(count: number): string {
  const digits = String(count);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(',');
}
