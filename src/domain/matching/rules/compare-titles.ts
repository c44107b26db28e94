import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';
import { type AlignedWords, alignWords } from './align-words';
import type { BrandCatalog } from './brand-catalog';
import { type BrandComparison, compareBrands } from './compare-brands';
import { compareGtins } from './compare-gtins';
import { formulaOverlap } from './formula-sketch';
import { evidenceOf, type Feature, type FeatureCounts, probabilityOf } from './match-weights';
import { haveOwnName } from './own-name';
import { comparePacks, isSet, type Pack } from './packs';
import { isNearSize, sameSize } from './title-size';
import { countWordFeatures } from './word-features';

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

/**
 * Why the operator is asked, however alike the titles are:
 * - size: the prices differ like those of two sizes, and not both titles state a size
 * - small size: only one says mini, and only the price says that the sizes are equal
 * - formula: other words, and other ingredients
 */
export type Doubt = 'size' | 'small size' | 'formula';

/** The comparison of two titles: the score and its reasons. */
export interface Comparison {
  /** The probability that they are one product, 0 to 1. */
  score: number;
  /** The same as log odds, which tells apart scores close to 1. */
  evidence: number;
  sameGtin: boolean;
  /** Whether both have the same significant words. */
  sameWords: boolean;
  offer: Title;
  product: Title;
  words: AlignedWords;
  brand: BrandComparison;
  /** Whether the sizes are equal; null: not comparable, or nearly equal. */
  size: boolean | null;
  /** The higher price divided by the lower one; null: not comparable. */
  priceRatio: number | null;
  conflicts: readonly Conflict[];
  doubts: readonly Doubt[];
  features: FeatureCounts;
}

/** Prices of one product rarely differ by more between shops. */
const maxUsualPriceRatio = 1.3;
/** Hardly any product costs more elsewhere by this factor. */
const maxPriceRatio = 1.8;
/** Sizes often differ by more in price; shops seldom do. */
const maxPriceRatioOfSize = 1.35;
/** Shops abbreviate lists, and makers change a formula slightly. */
const minSameIngredients = 0.85;
const maxOtherIngredients = 0.45;

/**
 * Compares an offer's title with a product's; the score is symmetric. The catalog tells which words
 * distinguish the brand's products.
 */
export function compareTitles(offer: Title, product: Title, catalog?: BrandCatalog): Comparison {
  const gtin = compareGtins(offer.gtin, product.gtin);
  const brand = compareBrands(offer, product);
  const sizes = compareSizes(offer, product);
  const size = sizes === null || sizes === 'near' ? null : sizes === 'same';
  const priceRatio = ratioOf(offer.price, product.price);
  const strengths = compareStrengths(offer.strengths, product.strengths);
  const packs = comparePacks(offer.packs, product.packs, { size, priceRatio });
  const words = alignWords(offer, product);
  const sameWords = words.offerOnly.length + words.productOnly.length + words.synonyms === 0;

  const conflicts: Conflict[] = [...packs.conflicts];
  if (brand.isOther) conflicts.push('brand');
  if (gtin === 'other of the same maker') conflicts.push('GTIN');
  if (sizes === 'other') conflicts.push('size');
  if (isOther(offer.spf, product.spf)) conflicts.push('SPF');
  if (isOther(offer.shade, product.shade)) conflicts.push('shade');
  if (isOther(offer.concentration, product.concentration)) conflicts.push('concentration');
  if (strengths === 'other') conflicts.push('strength');

  const features = new Map<Feature, number>();
  const count = (feature: Feature) => void features.set(feature, (features.get(feature) ?? 0) + 1);
  const isScent = saysScent(offer) || saysScent(product);
  const wordUse = catalog
    ? (word: TitleWord, phrase: readonly TitleWord[]) =>
        catalog.wordUse(word, offer, product, phrase)
    : null;
  countWordFeatures({ words, offer: offer.words, product: product.words, isScent, wordUse }, count);
  if (!sameWords && strengths === 'same' && offer.strengths.length > 0) count('same strength');
  if (strengths === 'not stated') count('strength not stated');
  if (isPureParfum(offer) !== isPureParfum(product)) count('pure parfum not stated');
  if (isSpfNotStated(offer, product)) count('SPF not stated');
  if (sizes === 'near') count('near size');
  if (packs.isSmallSizeNotStated) count('small size not stated');
  if (!sameWords && isSet(offer.packs) && isSet(product.packs)) count('set with other words');
  if (priceRatio !== null && priceRatio > maxUsualPriceRatio) {
    count(priceRatio > maxPriceRatio ? 'price far apart' : 'price apart');
  }
  const isOneSize = size === true || (priceRatio ?? 1) <= maxPriceRatioOfSize;
  const formulas = sameWords || isScent ? null : compareFormulas(offer, product, isOneSize);
  if (formulas !== null) count(formulas);
  if (brand.feature !== null) count(brand.feature);
  if (catalog && !sameWords && haveOwnName({ offer, product, words, features }, catalog)) {
    count('own name');
  }
  const doubts: Doubt[] = [];
  if (!isOneSize) doubts.push('size');
  if (size !== true && packs.isSmallSizeNotStated) doubts.push('small size');
  if (formulas === 'other ingredients') doubts.push('formula');
  const evidence = evidenceOf(features);
  return {
    score: probabilityOf(evidence),
    evidence,
    sameGtin: gtin === 'same',
    sameWords,
    offer,
    product,
    words,
    brand,
    size,
    priceRatio,
    conflicts,
    doubts,
    features,
  };
}

function isOther(one: string | null, other: string | null): boolean {
  return one !== other && Boolean(one) && Boolean(other);
}

/** 'Eau des Merveilles', but not 'Eau Thermale'. */
function saysScent({ concentration, words }: Title): boolean {
  if (concentration !== null) return true;
  return words.some(({ text }) => text === 'eau') && !words.some(({ text }) => isWater.test(text));
}

const isWater = /^(?:therm|micell|clean|demaq|toni|beaut)/;

const isPureParfum = ({ concentration }: Title): boolean => concentration === 'pure parfum';

const baseMakeup: ReadonlySet<string> = new Set(
  'foundation powder concealer corrector makeup tint bb cc'.split(' '),
);

/** A foundation's SPF is often omitted, but a day cream is sold with and without. */
function isSpfNotStated(offer: Title, product: Title): boolean {
  if ((offer.spf === null) === (product.spf === null)) return false;
  return ![...offer.words, ...product.words].some(({ text }) => baseMakeup.has(text));
}

function compareSizes(offer: Title, product: Title): 'same' | 'near' | 'other' | null {
  const isSame = sameSize(offer.size, product.size);
  if (isSame === null) return null;
  const isSameWritten = offer.ounces !== null && offer.ounces === product.ounces;
  if (isSame || isSameWritten) return 'same';
  return isNearSize(offer.size, product.size) ? 'near' : 'other';
}

function ratioOf(one: number | null, other: number | null): number | null {
  if (!one || !other) return null;
  return one > other ? one / other : other / one;
}

/**
 * What the lists of ingredients say about titles with other words; null: nothing. All scents are alike, a set lists the
 * ingredients of one of its parts, and palettes differ in colors. Sizes of a product have the same ingredients, so a
 * price far apart remains evidence of another size.
 */
function compareFormulas(
  offer: Title,
  product: Title,
  isOneSize: boolean,
): 'same ingredients' | 'other ingredients' | null {
  if (offer.formula === null || product.formula === null) return null;
  if (isSet(offer.packs) || isSet(product.packs)) return null;
  const overlap = formulaOverlap(offer.formula, product.formula);
  if (overlap <= maxOtherIngredients) return 'other ingredients';
  if (overlap < minSameIngredients || !isOneSize) return null;
  return [...offer.words, ...product.words].some(isPalette) ? null : 'same ingredients';
}

const isPalette = ({ text }: TitleWord): boolean => text === 'palette' || text === 'quad';

function compareStrengths(
  one: readonly string[],
  other: readonly string[],
): 'same' | 'not stated' | 'other' {
  if (one.length === 0 && other.length === 0) return 'same';
  if (one.length === 0 || other.length === 0) return 'not stated';
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  return fewer.every((strength) => more.includes(strength)) ? 'same' : 'other';
}
