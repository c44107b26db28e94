/**
 * A count as the site states it: rounded down, so that it never overstates. 50,400 is '50K+'. Small
 * counts are exact: in a catalog of 30 products, each one counts.
 */
export function roundedFigure(count: number): string {
  if (count >= 1_000_000) return `${Math.floor(count / 1_000_000)}M+`;
  if (count >= 1_000) return `${Math.floor(count / 1_000)}K+`;
  if (count >= 100) return `${Math.floor(count / 100) * 100}+`;
  return String(count);
}
