import type { Title } from '../titles/read-title';
import { type BrandComparison, compareBrands } from './compare-brands';
import { compareGtins } from './compare-gtins';
import { Evidence, featureNumber } from './evidence';
import { comparePacks, isSet, type Pack } from './packs';
import { WordPairing } from './pair-words';
import { scoreBound } from './score-bound';
import { sameSize } from './title-size';
import { addWordEvidence } from './word-evidence';

/** Reasons why two titles cannot be one product: they differ in this, or only one has it. */
export type Conflict =
  | 'brand'
  | 'GTIN'
  | 'size'
  | 'SPF'
  | 'shade'
  | 'concentration'
  | 'strength'
  | Pack;

/** Something that only one of two titles states. */
export type Doubt = 'SPF not stated' | 'other set' | Pack;

/** The comparison of two titles: the score and its reasons. */
export interface Comparison {
  /** 0 to 1. */
  score: number;
  sameGtin: boolean;
  /** Whether both have the same significant words. */
  sameWords: boolean;
  left: Title;
  right: Title;
  brand: BrandComparison;
  /** Whether the sizes are equal; null: not comparable. */
  size: boolean | null;
  conflicts: readonly Conflict[];
  doubts: readonly Doubt[];
}

const isSameSize = featureNumber('same size');
const isStrengthUnstated = featureNumber('strength not stated');
const isConcentrationUnstated = featureNumber('concentration not stated');
const isAddedVariant = featureNumber('added variant');

const evidence = new Evidence();
const pairing = new WordPairing();

/** Call before comparing pooled titles: they may have changed since the last comparison. */
export function beginComparing(): void {
  pairing.forget();
}

/** The paired words of two titles; valid until the next comparison. */
export function pairAgain({ left, right }: Comparison): WordPairing {
  pairing.pair(left, right);
  return pairing;
}

/**
 * Compares an offer's title with a product's; the score is symmetric. Returns a number, an upper
 * bound of the score, if that is below `minScore`, or below the best score and the titles conflict,
 * and their GTINs differ.
 */
export function compareTitles(
  left: Title,
  right: Title,
  minScore: number,
  best: number,
): Comparison | number {
  const gtin = compareGtins(left.gtin, right.gtin);
  pairing.pair(left, right);
  const bound = gtin === 'same' ? 1 : scoreBound(pairing);
  if (bound < minScore) return bound;
  const brand = compareBrands(left, right);
  const size = compareSizes(left, right);
  const strengths = compareStrengths(left.strengths, right.strengths);
  const packs = comparePacks(left.packs, right.packs, size === true);
  let conflicts: readonly Conflict[] = packs.conflicts;
  if (brand.isOther) conflicts = withOneMore(conflicts, 'brand');
  if (gtin === 'other of the same maker') conflicts = withOneMore(conflicts, 'GTIN');
  if (size === false) conflicts = withOneMore(conflicts, 'size');
  if (isOther(left.spf, right.spf)) conflicts = withOneMore(conflicts, 'SPF');
  if (isOther(left.shade, right.shade)) conflicts = withOneMore(conflicts, 'shade');
  if (isOther(left.concentration, right.concentration)) {
    conflicts = withOneMore(conflicts, 'concentration');
  }
  if (strengths === 'other') conflicts = withOneMore(conflicts, 'strength');
  if (conflicts.length > 0 && bound < best && gtin !== 'same') return bound;

  const isScent = left.concentration !== null || right.concentration !== null;
  const sameWords = !addWordEvidence(evidence, pairing, isScent);
  if (size === true) evidence.add(isSameSize);
  if (strengths === 'untold') evidence.add(isStrengthUnstated);
  if ((left.concentration === null) !== (right.concentration === null)) {
    const isPure = (left.concentration ?? right.concentration) === 'pure parfum';
    evidence.add(isPure ? isAddedVariant : isConcentrationUnstated);
  }
  if (brand.evidence !== null) evidence.add(brand.evidence);

  let doubts: readonly Doubt[] = packs.doubts;
  const isSpfUnstated = (left.spf === null) !== (right.spf === null);
  if (isSpfUnstated && !isBaseMakeup(left) && !isBaseMakeup(right)) {
    doubts = withOneMore(doubts, 'SPF not stated');
  }
  if (!sameWords && isSet(left.packs)) doubts = withOneMore(doubts, 'other set');
  const score = evidence.weigh();
  const sameGtin = gtin === 'same';
  return { score, sameGtin, sameWords, left, right, brand, size, conflicts, doubts };
}

/** Most lists stay empty; a list is allocated on the first addition. */
function withOneMore<T>(list: readonly T[], one: T): readonly T[] {
  return list.length === 0 ? [one] : [...list, one];
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

/** A foundation's SPF is often omitted, but a day cream is sold with and without. */
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
  return (left.length <= right.length ? isWithin(left, right) : isWithin(right, left))
    ? 'same'
    : 'other';
}

const isWithin = (fewer: readonly string[], more: readonly string[]): boolean =>
  fewer.every((strength) => more.includes(strength));
