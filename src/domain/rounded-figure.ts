/** A count as the site states it: rounded down, so that it never overstates. 50,400 is '50K+'. */
export function roundedFigure(count: number): string {
  if (count >= 1_000_000) return `${Math.floor(count / 1_000_000)}M+`;
  if (count >= 1_000) return `${Math.floor(count / 1_000)}K+`;
  if (count >= 100) return `${Math.floor(count / 100) * 100}+`;
  if (count >= 10) return `${Math.floor(count / 10) * 10}+`;
  return String(count);
}
