import type { Size, SizeUnit } from '~/domain/catalog/product';
import { formatSize } from '~/domain/catalog/size';
import type { Title } from '../titles/read-title';
import { openText, sharedText } from './align-words';
import { type Comparison, type Conflict, type Doubt, pairAgain } from './compare-titles';
import { type Pack, packWords } from './packs';

/** Adds the reasons for and against two titles being one product. */
export function explainComparison(compared: Comparison, reasons: string[] = []): string[] {
  const { left, right, brand, sameGtin, size, conflicts, doubts } = compared;
  if (sameGtin) reasons.push(`the same GTIN: ${left.gtin}`);
  if (!brand.isOther) reasons.push(brand.reason);
  const pairing = pairAgain(compared);
  const both = sharedText(pairing);
  const leftOnly = openText(pairing.left);
  const rightOnly = openText(pairing.right);
  if (both !== '') reasons.push(`both say: ${both}`);
  if (leftOnly !== '') reasons.push(`only the offer says: ${leftOnly}`);
  if (rightOnly !== '') reasons.push(`only the product says: ${rightOnly}`);
  if (size === true) reasons.push(`the same size: ${sizesOf(left, right)}`);
  for (const doubt of doubts) reasons.push(describeDoubt(doubt, left, right));
  for (const conflict of conflicts) reasons.push(describeConflict(conflict, compared));
  return reasons;
}

function describeDoubt(doubt: Doubt, left: Title, right: Title): string {
  if (doubt === 'SPF not stated') {
    return `only one of them states an SPF: ${left.spf ?? right.spf}`;
  }
  return doubt === 'other set' ? 'sets with different names' : packReason(doubt);
}

function describeConflict(conflict: Conflict, { left, right }: Comparison): string {
  switch (conflict) {
    case 'brand':
      return `different brands: ${left.brand.telling.join(' ')} and ${right.brand.telling.join(' ')}`;
    case 'GTIN':
      return 'a different GTIN of the same maker';
    case 'size':
      return `different sizes: ${sizesOf(left, right)}`;
    case 'SPF':
      return `different SPF: ${left.spf} and ${right.spf}`;
    case 'shade':
      return `different shades: ${left.shade} and ${right.shade}`;
    case 'concentration':
      return `different concentrations: ${left.concentration} and ${right.concentration}`;
    case 'strength':
      return `different strengths: ${left.strengths.join(', ')} and ${right.strengths.join(', ')}`;
    default:
      return packReason(conflict);
  }
}

const packReason = (pack: Pack) => `only one of them is ${packWords[pack]}`;

function sizesOf(left: Title, right: Title): string {
  const one = sizeText(left.size);
  const other = sizeText(right.size);
  if (one === '' || one === other) return other;
  return other === '' ? one : `${one} and ${other}`;
}

/** By unit and amount: shops repeat few sizes. */
const sizeTextCache: Readonly<Record<SizeUnit, Map<number, string>>> = {
  ml: new Map(),
  g: new Map(),
  count: new Map(),
};
const maxCachedSizes = 5_000;

function sizeText(size: Size | null): string {
  if (size === null) return '';
  const kept = sizeTextCache[size.unit];
  let words = kept.get(size.amount);
  if (words === undefined) {
    words = formatSize(size);
    if (kept.size >= maxCachedSizes) kept.clear();
    kept.set(size.amount, words);
  }
  return words;
}
