const suggestedDropPercent = 5;

/** The price to offer somebody who wants an alert: 5% below today's best, never above it. */
export function suggestedLimit(todayCents: number): number {
  return Math.max(1, Math.floor((todayCents * (100 - suggestedDropPercent)) / 100));
}
