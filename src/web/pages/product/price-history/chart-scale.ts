import type { PriceStep } from '~/domain/prices/price-steps';

/** The size of the SVG; the browser scales it to the available space. */
export const chartSize = { width: 1_000, height: 400 };

/** The range of a chart: time in milliseconds on the x-axis, cents on the y-axis. */
export interface ChartScale {
  start: number;
  end: number;
  low: number;
  high: number;
  /** Prices in cents that get a grid line. */
  ticks: number[];
}

/** Approximate number of gaps between grid lines. */
const targetTickGaps = 5;
const stepSizes = [10, 20, 50];

/** A scale that fits these prices, with round numbers at the edges. */
export function chartScale(
  prices: { lowestCents: number; highestCents: number },
  time: { start: number; end: number },
): ChartScale {
  const { lowestCents, highestCents } = prices;
  // A constant price is centered, with a margin of a tenth on either side.
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

/** Horizontal position from the left, 0 to 1. */
export function xFraction({ start, end }: ChartScale, at: number): number {
  return Math.min(1, Math.max(0, (at - start) / (end - start)));
}

/** Vertical position from the top, 0 to 1. */
export function yFraction({ low, high }: ChartScale, cents: number): number {
  return 1 - (cents - low) / (high - low);
}

/** The SVG paths of a step chart, with gaps while the product is not sold. */
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
