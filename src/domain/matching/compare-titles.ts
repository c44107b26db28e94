import { formatSize } from '../catalogue/size';
import { type Alignment, alignWords } from './align-words';
import { compareBrands } from './compare-brands';
import { compareGtins } from './compare-gtins';
import { matchWeights, mostCounted, startingWeight } from './match-weights';
import { comparePacks, isSet } from './packs';
import type { Title } from './read-title';
import { sameSize } from './title-size';
import type { TitleWord } from './title-words';
import { type Evidence, wordEvidence } from './word-evidence';

export interface Comparison {
  /** 0 to 1: how surely both titles mean the same product. */
  score: number;
  sameGtin: boolean;
  sameSize: boolean;
  /** All that either says, both say. */
  sameWords: boolean;
  /** What rules out that they are the same, in words; none: nothing does. */
  conflicts: readonly string[];
  /** What one states and the other does not, and must not be guessed. */
  doubts: readonly string[];
  /** What speaks for and against it, in words; asked for only when somebody is told. */
  reasons(): string[];
  evidence: Evidence;
}

/** Compares an offer's title with a product's; the score is the same the other way round. */
export function compareTitles(left: Title, right: Title): Comparison {
  const brand = compareBrands(left, right);
  const gtin = compareGtins(left.gtin, right.gtin);
  const size = compareSizes(left, right);
  const strengths = compareStrengths(left.strengths, right.strengths);
  const alignment = alignWords(left, right);
  const evidence = wordEvidence(alignment, left, right);
  if (size === true) evidence.set('same size', 1);
  if (strengths === 'untold') evidence.set('strength not stated', 1);
  if ((left.concentration === null) !== (right.concentration === null)) {
    const isPure = (left.concentration ?? right.concentration) === 'pure parfum';
    evidence.set(isPure ? 'added variant' : 'concentration not stated', 1);
  }
  if (brand.evidence) evidence.set(brand.evidence, 1);

  const { conflicts, doubts } = comparePacks(left.packs, right.packs, size === true);
  if (brand.isOther) conflicts.push(brand.reason);
  if (gtin === 'other of the same maker') conflicts.push('another GTIN of the same maker');
  if (size === false) conflicts.push(`another size: ${sizesOf(left, right)}`);
  for (const [what, one, other] of [
    ['SPF', left.spf, right.spf],
    ['shade', left.shade, right.shade],
    ['concentration', left.concentration, right.concentration],
    [
      'strength',
      strengths === 'other' ? left.strengths.join(', ') : null,
      right.strengths.join(', '),
    ],
  ] as const) {
    if (one && other && one !== other) conflicts.push(`another ${what}: ${one} against ${other}`);
  }
  const isSpfUntold = (left.spf === null) !== (right.spf === null);
  if (isSpfUntold && !isBaseMakeup(left) && !isBaseMakeup(right)) {
    doubts.push(`only one of them states an SPF: ${left.spf ?? right.spf}`);
  }
  const sameWords = alignment.leftOnly.length === 0 && alignment.rightOnly.length === 0;
  if (!sameWords && isSet(left.packs)) doubts.push('sets that are not named alike');

  return {
    score: weigh(evidence),
    sameGtin: gtin === 'same',
    sameSize: size === true,
    sameWords,
    conflicts,
    doubts,
    reasons: () => [
      ...(gtin === 'same' ? [`the same GTIN: ${left.gtin}`] : []),
      ...(brand.isOther ? [] : [brand.reason]),
      ...wordReasons(alignment),
      ...(size === true ? [`the same size: ${sizesOf(left, right)}`] : []),
    ],
    evidence,
  };
}

const baseMakeup = new Set([
  'foundation',
  'powder',
  'concealer',
  'corrector',
  'makeup',
  'tint',
  'bb',
]);

/** A foundation's SPF is often left out; a day cream is sold with and without. */
function isBaseMakeup({ words }: Title): boolean {
  return words.some(({ text }) => baseMakeup.has(text));
}

function weigh(evidence: Evidence): number {
  let sum = startingWeight;
  for (const [feature, count] of evidence) {
    sum += matchWeights[feature] * Math.min(count, mostCounted);
  }
  return 1 / (1 + Math.exp(-sum));
}

function compareSizes(left: Title, right: Title): boolean | null {
  const isSame = sameSize(left.size, right.size);
  const isSameWritten = left.ounces !== null && left.ounces === right.ounces;
  return isSame === false && isSameWritten ? true : isSame;
}

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

function compareStrengths(
  left: readonly string[],
  right: readonly string[],
): 'same' | 'untold' | 'other' {
  if (left.length === 0 && right.length === 0) return 'same';
  if (left.length === 0 || right.length === 0) return 'untold';
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  return fewer.every((strength) => more.includes(strength)) ? 'same' : 'other';
}
