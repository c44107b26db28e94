import { alignWords } from './align-words';
import { compareBrands } from './compare-brands';
import { compareGtins } from './compare-gtins';
import { Evidence, featureNumber } from './evidence';
import { comparePacks, isSet } from './packs';
import { WordPairing } from './pair-words';
import type { Title } from './read-title';
import { scoreBound } from './score-bound';
import type { Compared, Conflict, Doubt } from './tell-comparison';
import { sameSize } from './title-size';
import { addWordEvidence } from './word-evidence';

/** Two titles side by side: how surely they mean the same product, and what that was found from. */
export interface Comparison extends Compared {
  /** 0 to 1. */
  score: number;
  sameGtin: boolean;
  sameSize: boolean;
  /** All that either says, both say. */
  sameWords: boolean;
}

const isSameSize = featureNumber('same size');
const isStrengthUntold = featureNumber('strength not stated');
const isConcentrationUntold = featureNumber('concentration not stated');
const isAddedVariant = featureNumber('added variant');

const evidence = new Evidence();
const pairing = new WordPairing();

/**
 * Compares an offer's title with a product's; the score is the same the other way round. A number: what
 * it cannot exceed, because that is less than what matters, or less than the best where they are ruled out
 * to be one product, and their GTINs are not the same.
 */
export function compareTitles(
  left: Title,
  right: Title,
  least: number,
  best: number,
): Comparison | number {
  const gtin = compareGtins(left.gtin, right.gtin);
  pairing.pair(left, right);
  const bound = gtin === 'same' ? 1 : scoreBound(pairing);
  if (bound < least) return bound;
  const brand = compareBrands(left, right);
  const size = compareSizes(left, right);
  const strengths = compareStrengths(left.strengths, right.strengths);
  const { conflicts, doubts }: { conflicts: Conflict[]; doubts: Doubt[] } = comparePacks(
    left.packs,
    right.packs,
    size === true,
  );
  if (brand.isOther) conflicts.push('brand');
  if (gtin === 'other of the same maker') conflicts.push('GTIN');
  if (size === false) conflicts.push('size');
  if (isOther(left.spf, right.spf)) conflicts.push('SPF');
  if (isOther(left.shade, right.shade)) conflicts.push('shade');
  if (isOther(left.concentration, right.concentration)) conflicts.push('concentration');
  if (strengths === 'other') conflicts.push('strength');
  if (conflicts.length > 0 && bound < best && gtin !== 'same') return bound;

  const alignment = alignWords(pairing);
  addWordEvidence(evidence, alignment, left, right);
  if (size === true) evidence.add(isSameSize);
  if (strengths === 'untold') evidence.add(isStrengthUntold);
  if ((left.concentration === null) !== (right.concentration === null)) {
    const isPure = (left.concentration ?? right.concentration) === 'pure parfum';
    evidence.add(isPure ? isAddedVariant : isConcentrationUntold);
  }
  if (brand.evidence !== null) evidence.add(brand.evidence);

  const isSpfUntold = (left.spf === null) !== (right.spf === null);
  if (isSpfUntold && !isBaseMakeup(left) && !isBaseMakeup(right)) doubts.push('SPF not stated');
  const sameWords = alignment.leftOnly.length === 0 && alignment.rightOnly.length === 0;
  if (!sameWords && isSet(left.packs)) doubts.push('other set');
  return {
    score: evidence.weigh(),
    sameGtin: gtin === 'same',
    sameSize: size === true,
    sameWords,
    left,
    right,
    brand,
    gtin,
    size,
    alignment,
    conflicts,
    doubts,
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
  const fewer = left.length <= right.length ? left : right;
  const more = fewer === left ? right : left;
  return fewer.every((strength) => more.includes(strength)) ? 'same' : 'other';
}
