import type { PriceStep } from '~/domain/prices/price-steps';

/** The sheet that a chart is drawn on; the browser stretches it to whatever room there is. */
export const chartSize = { width: 1_000, height: 400 };

/** What a chart shows: moments in milliseconds from left to right, cents from bottom to top. */
export interface ChartScale {
  start: number;
  end: number;
  low: number;
  high: number;
  /** Cents that get a line across. */
  ticks: number[];
}

/** About so many spaces between lines. */
const targetTickGaps = 5;
const stepSizes = [10, 20, 50];

/** Room for these prices, with round numbers at the edges. */
export function chartScale(
  prices: { lowestCents: number; highestCents: number },
  time: { start: number; end: number },
): ChartScale {
  const { lowestCents, highestCents } = prices;
  // A price that never moved stands in the middle of a tenth to either side.
  const margin = Math.max(highestCents - lowestCents, highestCents * 0.1) * 0.15;
  const from = Math.max(0, lowestCents - margin);
  const to = highestCents + margin;
  const step = roundStep((to - from) / targetTickGaps);
  const low = Math.floor(from / step) * step;
  const high = Math.ceil(to / step) * step;
  const ticks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, i) => low + i * step,
  );
  return { ...time, low, high, ticks };
}

function roundStep(minStep: number): number {
  for (let power = 1; ; power *= 10) {
    const found = stepSizes.find((size) => size * power >= minStep);
    if (found !== undefined) return found * power;
  }
}

/** How far from the left, 0 to 1. */
export function xFraction({ start, end }: ChartScale, at: number): number {
  return Math.min(1, Math.max(0, (at - start) / (end - start)));
}

/** How far from the top, 0 to 1. */
export function yFraction({ low, high }: ChartScale, cents: number): number {
  return 1 - (cents - low) / (high - low);
}

/** The prices as steps, with a gap where nobody sold it: the line itself, and the ground below it. */
export function drawSteps(
  steps: readonly PriceStep[],
  scale: ChartScale,
): { line: string; area: string } {
  const x = (at: number) => round(xFraction(scale, at) * chartSize.width);
  const y = (cents: number) => round(yFraction(scale, cents) * chartSize.height);
  let line = '';
  let area = '';
  let areaStart: number | null = null;
  const close = () => {
    if (areaStart !== null) area += `V${chartSize.height}H${areaStart}Z`;
    areaStart = null;
  };
  for (const [index, { at, priceCents }] of steps.entries()) {
    const from = x(at.getTime());
    const to = x(steps[index + 1]?.at.getTime() ?? scale.end);
    if (priceCents === null) {
      close();
      continue;
    }
    const lead = areaStart === null ? `M${from} ${y(priceCents)}` : `V${y(priceCents)}`;
    line += `${lead}H${to}`;
    area += `${lead}H${to}`;
    areaStart ??= from;
  }
  close();
  return { line, area };
}

const round = (number: number) => Math.round(number * 10) / 10;
