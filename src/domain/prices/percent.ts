/**
 * A share in whole percent, rounded half up: the rule of the badge 'Save N%' and of every other
 * percentage on pages and in emails. Limits such as "at least 5%" compare exact amounts instead.
 */
export function wholePercent(part: number, whole: number): number {
  // Multiplies first: 0.285 × 100 is below 28.5 in floating point and would round down.
  return whole > 0 ? Math.round((part * 100) / whole) : 0;
}
