const tooltipDelayMs = 700;
const tooltipSkipMs = 300;
/** Time to move the pointer from the control onto the tooltip. */
export const tooltipGraceMs = 120;

/** How long to wait before opening: not at all when another one was open a moment ago. */
export function tooltipDelay(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < tooltipSkipMs ? 0 : tooltipDelayMs;
}
