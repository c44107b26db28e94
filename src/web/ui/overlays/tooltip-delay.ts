const tooltipDelayMs = 700;
const tooltipSkipMs = 300;
/** Time to move the pointer from the control onto the tooltip. */
export const tooltipGraceMs = 120;

/** The delay before opening: none if another tooltip was open recently. */
export function tooltipDelay(now: number, lastClosedAt: number): number {
  return now - lastClosedAt < tooltipSkipMs ? 0 : tooltipDelayMs;
}
