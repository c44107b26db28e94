import type { Size } from './product';
import { type SizeHint, totalContent } from './size-content';
import { gramsPerOunce, type Measure, mlPerFluidOunce, readMeasures } from './size-measures';

const maxTextLength = 200;
const maxAmount = 20_000;

/**
 * Reads a size as shops write it. Metric wins over ounces, parts of a set are added up, and a
 * contradictory text (half an ounce, 50 ml) has no size: no unit price is better than a wrong one.
 * Milliliters or grams win over pieces, except for supplements, which are compared per capsule.
 */
export function parseSize(text: string, hint: SizeHint = {}): Size | null {
  // Inch marks: these are the dimensions of a device, and a weight beside them is not its content.
  if (text.length > maxTextLength || /["”″]|''/.test(text)) return null;
  const plain = plainText(text);
  const packs = packCount(plain);
  const measures = readMeasures(plain.replace(packPattern, ';'));
  if (measures.length === 0) return packs === null ? null : checkedSize(packs, 'count');

  const weighed = measures.filter(({ kind }) => kind !== 'pieces');
  const counted = measures.filter(({ kind }) => kind === 'pieces');
  const byPiece = weighed.length === 0 || (hint.category === 'supplements' && counted.length > 0);
  const size = byPiece ? totalPieces(counted, plain) : totalContent(weighed, plain, hint);
  const packed = measures.some(({ times }) => times > 1) ? 1 : (packs ?? 1);
  return size && checkedSize(size.amount * packed, size.unit);
}

/** A size as US shoppers read it: '1.7 oz / 50 ml', '0.15 oz / 4.2 g', '60 ct'. */
export function formatSize({ amount, unit }: Size): string {
  if (unit === 'count') return `${amount} ct`;
  const large = unit === 'ml' ? 'L' : 'kg';
  const metric = amount >= 1_000 ? `${amount / 1_000} ${large}` : `${amount} ${unit}`;
  const ounces = amount / (unit === 'ml' ? mlPerFluidOunce : gramsPerOunce);
  const rounded = Number(ounces.toFixed(ounces < 1 ? 2 : 1));
  return rounded > 0 ? `${rounded} oz / ${metric}` : metric;
}

function plainText(text: string): string {
  return text
    .replace(/[¼-¾⅐-⅞]/g, ' $&')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[\s\ufffd]+/g, ' ')
    .replace(/[×✕✖*]/g, 'x')
    .replaceAll('⁄', '/')
    .replace(/(\d)\. (\d)/g, '$1.$2')
    .replace(/(?<![\d.,])([\d.,]+) net wt\.? /g, 'net wt $1 ');
}

const packPattern = /\b(?:pack|set|box|bundle) of (\d+)|(?<![\d.,])(\d+)[ -]?(?:pack|pk)\b/;

/** '50 ml (pack of 2)', '3-pack'. */
function packCount(plain: string): number | null {
  const [, of, before] = packPattern.exec(plain) ?? [];
  const count = of ?? before;
  return count === undefined ? null : Number(count);
}

function totalPieces(counted: readonly Measure[], plain: string): Size {
  const amounts = counted.map(({ amount, times }) => amount * times);
  // Parts are added; otherwise both are the same amount: '30 pairs / 60 patches'.
  const numbers = /\d.*\d/.exec(plain)?.[0] ?? '';
  const amount = /[+,&]| and /.test(numbers)
    ? amounts.reduce((a, b) => a + b)
    : Math.max(...amounts);
  return { amount, unit: 'count' };
}

/** Rounded to hundredths; null for zero or an unrealistic amount. */
function checkedSize(amount: number, unit: Size['unit']): Size | null {
  const rounded = Math.round(amount * 100) / 100;
  return rounded > 0 && rounded <= maxAmount ? { amount: rounded, unit } : null;
}
