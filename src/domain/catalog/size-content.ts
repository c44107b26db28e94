import type { Size } from './product';
import { gramsPerOunce, type Measure, mlPerFluidOunce } from './size-measures';

/** Context for a size that says only 'oz'. */
export interface SizeHint {
  /** Slugs; see domain/catalog/category.ts. */
  category?: string;
  subcategory?: string;
  name?: string;
}

/**
 * Adds up the milliliters, grams and ounces in a text; null when they contradict each other or
 * measure different things.
 */
export function totalContent(
  weighed: readonly Measure[],
  plain: string,
  hint: SizeHint,
): Size | null {
  const metric = weighed.filter(({ kind }) => kind === 'metric');
  const imperial = weighed.filter(({ kind }) => kind === 'imperial');
  const unit = metric[0]?.unit === 'g' || metric[0]?.unit === 'ml' ? metric[0].unit : null;
  if (unit === null) return totalImperial(imperial, plain, hint);
  // Milliliters and grams of different items: a pencil and a gel.
  if (metric.some((measure) => measure.unit !== unit)) return null;

  const parts = /[+&]|\band\b/.test(plain) ? metric : withoutRepeats(metric);
  const stated = totalOf(parts);
  const times = Math.max(...weighed.map((measure) => measure.times));
  const statedTimes = metric.some((measure) => measure.times > 1);
  const ounces = imperial.map((measure) => ({ ...measure, amount: inMetric(measure, unit) }));
  if (ounces.length === 0) return { amount: stated, unit };
  // '6 x 0.28 oz / 8 g' means 8 g each or 8 g in total; the ounces decide.
  const total = totalOf(ounces);
  const each = total / (statedTimes ? 1 : times);
  const isEach = !statedTimes && times > 1 && distance(stated, each) < distance(stated, total);
  const amount = isEach ? stated * times : stated;
  const agrees = [total, total * times, each].some((other) => distance(amount, other) <= Math.LN2);
  return agrees ? { amount, unit } : null;
}

function totalImperial(imperial: readonly Measure[], plain: string, hint: SizeHint): Size | null {
  const [first] = imperial;
  // '15.8 oz / 0.56 oz': one of them is wrong, but which is unknown.
  if (!first || imperial.some(({ amount }) => amount !== first.amount)) return null;
  const byWeight = first.unit === 'g' || (first.unit === 'oz' && isSoldByWeight(plain, hint));
  const unit = byWeight ? 'g' : 'ml';
  return { amount: inMetric(first, unit) * first.times, unit };
}

const solid =
  /\b(?:powders?|sticks?|bars?|lip balm|candles?|pencils?|palettes?|wax|soap|solid|highlighter|eyeliner|lip liner|blush|bronzer|lipstick|eyeshadow|net w(?:eigh)?t)\b/;
const liquid = /\b(?:liquid|fluid|gloss|oil|spray|mist|serum|drops|lotion|eau)\b/;
const solidShelves = ['eyeshadow', 'lipstick', 'blush-bronzer'];

/**
 * Whether plain 'oz' means weight. US law prints 'fl oz' on liquids and 'net wt oz' on solids, but
 * shops drop both. The product's words decide first (a liquid blush is a liquid), then its
 * category; otherwise it is fluid, like four in five sizes at beauty shops.
 */
export function isSoldByWeight(
  plain: string,
  { category, subcategory, name = '' }: SizeHint,
): boolean {
  const words = `${plain} ${name.toLowerCase()}`;
  if (liquid.test(words)) return false;
  if (solid.test(words)) return true;
  return category === 'supplements' || solidShelves.includes(subcategory ?? '');
}

function inMetric({ unit, amount }: Measure, metric: 'ml' | 'g'): number {
  return unit === 'oz' ? amount * (metric === 'ml' ? mlPerFluidOunce : gramsPerOunce) : amount;
}

/** '50 ml / 50 ml' is one bottle. */
function withoutRepeats(measures: readonly Measure[]): Measure[] {
  return measures.filter(
    ({ amount }, index) => measures.findIndex((other) => other.amount === amount) === index,
  );
}

const totalOf = (measures: readonly Measure[]) =>
  measures.reduce((total, { amount, times }) => total + amount * times, 0);
const distance = (a: number, b: number) => Math.abs(Math.log(a / b));
