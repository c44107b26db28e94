import type { PriceStep } from '~/domain/prices/price-steps';

/** The sheet that a chart is drawn on; the browser stretches it to whatever room there is. */
export const sheet = { width: 1_000, height: 400 };

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
const spaces = 5;
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
  const step = roundStep((to - from) / spaces);
  const low = Math.floor(from / step) * step;
  const high = Math.ceil(to / step) * step;
  const ticks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, i) => low + i * step,
  );
  return { ...time, low, high, ticks };
}

function roundStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    const found = stepSizes.find((size) => size * power >= least);
    if (found !== undefined) return found * power;
  }
}

/** How far from the left, 0 to 1. */
export function across({ start, end }: ChartScale, at: number): number {
  return Math.min(1, Math.max(0, (at - start) / (end - start)));
}

/** How far from the top, 0 to 1. */
export function down({ low, high }: ChartScale, cents: number): number {
  return 1 - (cents - low) / (high - low);
}

/** The prices as steps, with a gap where nobody sold it: the line itself, and the ground below it. */
export function drawSteps(
  steps: readonly PriceStep[],
  scale: ChartScale,
): { line: string; ground: string } {
  const x = (at: number) => round(across(scale, at) * sheet.width);
  const y = (cents: number) => round(down(scale, cents) * sheet.height);
  let line = '';
  let ground = '';
  let begun: number | null = null;
  const close = () => {
    if (begun !== null) ground += `V${sheet.height}H${begun}Z`;
    begun = null;
  };
  for (const [index, { at, priceCents }] of steps.entries()) {
    const from = x(at.getTime());
    const to = x(steps[index + 1]?.at.getTime() ?? scale.end);
    if (priceCents === null) {
      close();
      continue;
    }
    const lead = begun === null ? `M${from} ${y(priceCents)}` : `V${y(priceCents)}`;
    line += `${lead}H${to}`;
    ground += `${lead}H${to}`;
    begun ??= from;
  }
  close();
  return { line, ground };
}

const round = (number: number) => Math.round(number * 10) / 10;
