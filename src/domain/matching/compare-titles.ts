import { alignWords } from './align-words';
import { compareBrands } from './compare-brands';
import { compareGtins } from './compare-gtins';
import { Evidence } from './evidence';
import { comparePacks, isSet } from './packs';
import type { Title } from './read-title';
import { scoreBound } from './score-bound';
import { type Conflict, type Doubt, tellComparison } from './tell-comparison';
import { sameSize } from './title-size';
import { addWordEvidence } from './word-evidence';

export interface Comparison {
  /** 0 to 1: how surely both titles mean the same product. */
  score: number;
  sameGtin: boolean;
  sameSize: boolean;
  /** All that either says, both say. */
  sameWords: boolean;
  /** What rules out that they are the same; none: nothing does. */
  conflicts: readonly Conflict[];
  /** What one states and the other does not, and must not be guessed. */
  doubts: readonly Doubt[];
  /** What speaks for and against it, in words; asked for only when somebody is told. */
  reasons(): string[];
}

const evidence = new Evidence();

/**
 * Compares an offer's title with a product's; the score is the same the other way round. A number: what
 * it cannot exceed, because that is less than what matters, and their GTINs are not the same.
 */
export function compareTitles(left: Title, right: Title, least: number): Comparison | number {
  const gtin = compareGtins(left.gtin, right.gtin);
  const alignment = alignWords(left, right);
  if (gtin !== 'same') {
    const bound = scoreBound(alignment);
    if (bound < least) return bound;
  }
  const brand = compareBrands(left, right);
  const size = compareSizes(left, right);
  const strengths = compareStrengths(left.strengths, right.strengths);
  addWordEvidence(evidence, alignment, left, right);
  if (size === true) evidence.add('same size');
  if (strengths === 'untold') evidence.add('strength not stated');
  if ((left.concentration === null) !== (right.concentration === null)) {
    const isPure = (left.concentration ?? right.concentration) === 'pure parfum';
    evidence.add(isPure ? 'added variant' : 'concentration not stated');
  }
  if (brand.evidence) evidence.add(brand.evidence);

  const packs = comparePacks(left.packs, right.packs, size === true);
  const conflicts: Conflict[] = packs.conflicts;
  const doubts: Doubt[] = packs.doubts;
  if (brand.isOther) conflicts.push('brand');
  if (gtin === 'other of the same maker') conflicts.push('GTIN');
  if (size === false) conflicts.push('size');
  if (isOther(left.spf, right.spf)) conflicts.push('SPF');
  if (isOther(left.shade, right.shade)) conflicts.push('shade');
  if (isOther(left.concentration, right.concentration)) conflicts.push('concentration');
  if (strengths === 'other') conflicts.push('strength');
  const isSpfUntold = (left.spf === null) !== (right.spf === null);
  if (isSpfUntold && !isBaseMakeup(left) && !isBaseMakeup(right)) doubts.push('SPF not stated');
  const sameWords = alignment.leftOnly.length === 0 && alignment.rightOnly.length === 0;
  if (!sameWords && isSet(left.packs)) doubts.push('other set');

  return {
    score: evidence.weigh(),
    sameGtin: gtin === 'same',
    sameSize: size === true,
    sameWords,
    conflicts,
    doubts,
    reasons: () => tellComparison({ left, right, brand, gtin, size, alignment, conflicts, doubts }),
  };
}

function isOther(one: string | null, other: string | null): boolean {
  return one !== other && Boolean(one) && Boolean(other);
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

function compareSizes(left: Title, right: Title): boolean | null {
  const isSame = sameSize(left.size, right.size);
  const isSameWritten = left.ounces !== null && left.ounces === right.ounces;
  return isSame === false && isSameWritten ? true : isSame;
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
