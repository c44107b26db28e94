import { formatSize } from '../catalogue/size';
import type { Alignment } from './align-words';
import type { BrandComparison } from './compare-brands';
import type { compareGtins } from './compare-gtins';
import { type Pack, packWords } from './packs';
import type { Title } from './read-title';
import type { TitleWord } from './title-words';

/** What rules out that two titles are one product: that they differ in this, or that only one is it. */
export type Conflict =
  | 'brand'
  | 'GTIN'
  | 'size'
  | 'SPF'
  | 'shade'
  | 'concentration'
  | 'strength'
  | Pack;

/** What only one of two titles says. */
export type Doubt = 'SPF not stated' | 'other set' | Pack;

export interface Compared {
  left: Title;
  right: Title;
  brand: BrandComparison;
  gtin: ReturnType<typeof compareGtins>;
  size: boolean | null;
  alignment: Alignment;
  conflicts: readonly Conflict[];
  doubts: readonly Doubt[];
}

/** What speaks for and against two titles being one product, in words. */
export function tellComparison(compared: Compared): string[] {
  const { left, right, brand, gtin, size, alignment, conflicts, doubts } = compared;
  return [
    ...(gtin === 'same' ? [`the same GTIN: ${left.gtin}`] : []),
    ...(brand.isOther ? [] : [brand.reason]),
    ...wordReasons(alignment),
    ...(size === true ? [`the same size: ${sizesOf(left, right)}`] : []),
    ...doubts.map((doubt) => doubtWords(doubt, left, right)),
    ...conflicts.map((conflict) => conflictWords(conflict, compared)),
  ];
}

function doubtWords(doubt: Doubt, left: Title, right: Title): string {
  if (doubt === 'SPF not stated') {
    return `only one of them states an SPF: ${left.spf ?? right.spf}`;
  }
  return doubt === 'other set' ? 'sets that are not named alike' : packReason(doubt);
}

function conflictWords(conflict: Conflict, { left, right }: Compared): string {
  switch (conflict) {
    case 'brand':
      return `another brand: ${left.brand.telling.join(' ')} against ${right.brand.telling.join(' ')}`;
    case 'GTIN':
      return 'another GTIN of the same maker';
    case 'size':
      return `another size: ${sizesOf(left, right)}`;
    case 'SPF':
      return `another SPF: ${left.spf} against ${right.spf}`;
    case 'shade':
      return `another shade: ${left.shade} against ${right.shade}`;
    case 'concentration':
      return `another concentration: ${left.concentration} against ${right.concentration}`;
    case 'strength':
      return `another strength: ${left.strengths.join(', ')} against ${right.strengths.join(', ')}`;
    default:
      return packReason(conflict);
  }
}

const packReason = (pack: Pack) => `only one of them is ${packWords[pack]}`;

function sizesOf(left: Title, right: Title): string {
  const sizes = [left.size, right.size].flatMap((size) => (size ? [formatSize(size)] : []));
  return [...new Set(sizes)].join(' against ');
}

function wordReasons({ shared, leftOnly, rightOnly }: Alignment): string[] {
  const list = (words: readonly TitleWord[]) => words.map(({ text }) => text).join(' ');
  const both = list(shared.filter(({ kind }) => kind !== 'filler'));
  return [
    ...(both === '' ? [] : [`both say: ${both}`]),
    ...(leftOnly.length === 0 ? [] : [`only the offer says: ${list(leftOnly)}`]),
    ...(rightOnly.length === 0 ? [] : [`only the product says: ${list(rightOnly)}`]),
  ];
}
