const suggestedDropPercent = 5;

/** Suggested price for a new alert: 5% below today's best price, never above it. */
export function suggestedLimit(todayCents: number): number {
  return Math.max(1, Math.floor((todayCents * (100 - suggestedDropPercent)) / 100));
}
