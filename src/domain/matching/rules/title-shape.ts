import { isAncillary, isOtherGood } from '../words/forms';
import {
  asideBit,
  isSoftKind,
  ofAudience,
  ofFiller,
  ofForm,
  ofName,
  ofNumber,
  ofPart,
  ofPraise,
  wordKindBits,
} from '../words/word-numbers';
import { isExchanged } from './exchanged-words';
import { isOpen, type MarkedWords } from './marked-words';
import { standsForPair, type WordPairing } from './pair-words';

/** How two titles differ as a whole: a bit set. */
const plainShape = 0;
/** 'The Water Cream' and 'The Water Cream Oil-Free Pore Minimizing Moisturizer'. */
export const isSubtitle = 1;
/**
 * One shop describes the same product in more detail: at least three more words, two of them
 * adjectives.
 */
export const isDescribed = 2;
/**
 * 'Shadow Insurance' and 'Shadow Insurance Eyeshadow Primer': the product type follows the name.
 */
export const isAppended = 4;
/** 'Water Jet Soothing Solution' and 'Water Jet Vital Solution': words are exchanged. */
export const isExchange = 8;
/** 'Illuminating Primer' and 'Pore Diffusing Primer'. */
export const beginsDifferently = 16;

/** Classifies how two titles with this many unshared words differ as a whole. */
export function titleShape(
  pairing: WordPairing,
  leftOnly: number,
  rightOnly: number,
  isScent: boolean,
): number {
  const { left, right } = pairing;
  if (leftOnly === 0) return shapeOfMore(right, pairing, isScent);
  if (rightOnly === 0) return shapeOfMore(left, pairing, isScent);
  let shape = plainShape;
  if (isExchanged(left, leftOnly, right, rightOnly)) shape |= isExchange;
  if (hasOpenFirst(left) && hasOpenFirst(right)) shape |= beginsDifferently;
  return shape;
}

/** Words that only one of two titles has, without asides; reused for every pair of titles. */
const more = {
  count: 0,
  soft: 0,
  /** The kind of the last one, by number. */
  last: ofFiller,
  isDescribing: true,
  hasAudience: false,
  hasPart: false,
  hasOwnName: false,
  hasOtherGood: false,
  hasAncillary: false,
};

function countMore({ words, marks, numbers }: MarkedWords): void {
  more.count = 0;
  more.soft = 0;
  more.isDescribing = true;
  more.hasAudience = false;
  more.hasPart = false;
  more.hasOwnName = false;
  more.hasOtherGood = false;
  more.hasAncillary = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    const shape = numbers.shapes[at] ?? 0;
    if (!word || marks[at] !== isOpen || (shape & asideBit) !== 0) continue;
    const kind = shape & wordKindBits;
    more.count += 1;
    more.last = kind;
    if (isSoftKind(kind)) more.soft += 1;
    if (kind !== ofForm && kind !== ofPraise && kind !== ofAudience) more.isDescribing = false;
    more.hasAudience ||= kind === ofAudience;
    more.hasPart ||= kind === ofPart;
    more.hasOwnName ||= kind === ofName || kind === ofNumber;
    more.hasOtherGood ||= isOtherGood(word.stem);
    more.hasAncillary ||= isAncillary(word.stem);
  }
}

/** For titles of which only one has additional words. */
function shapeOfMore(only: MarkedWords, pairing: WordPairing, isScent: boolean): number {
  countMore(only);
  if (more.count === 0) return plainShape;
  const begins = isBeginning(pairing);
  const appended = begins && more.isDescribing && more.last === ofForm ? isAppended : plainShape;
  // Three more words describe the same product; one or two name another product of the line.
  if (isScent || more.count < 3) return appended;
  // More words may describe the same product ('oil' for a concentrate or face product), unless they
  // name something that is sold separately, such as a scent's oil.
  const isDescription = more.soft >= 3 || countPaired(pairing, true) > 0 || more.hasAudience;
  const namesOther = isDescription ? more.hasOtherGood : more.hasAncillary;
  const isLong = countPaired(pairing, false) >= 4;
  const tellsMore = more.soft >= (begins && isLong ? 1 : 2) && !more.hasPart && !namesOther;
  if (!tellsMore) return appended;
  const isMoreDetailed = isLong || (more.soft >= 3 && !more.hasOwnName);
  return appended | (begins ? isSubtitle : 0) | (isMoreDetailed ? isDescribed : 0);
}

/** Number of significant words that two titles share; optionally only product types. */
function countPaired(pairing: WordPairing, isFormAlone: boolean): number {
  return (
    countPairedIn(pairing.left, pairing, isFormAlone) +
    countPairedIn(pairing.right, pairing, isFormAlone)
  );
}

function countPairedIn(side: MarkedWords, pairing: WordPairing, isFormAlone: boolean): number {
  let count = 0;
  for (let at = 0; at < side.words.length; at += 1) {
    const kind = (side.numbers.shapes[at] ?? 0) & wordKindBits;
    if (kind === ofFiller || !standsForPair(pairing, side, at)) continue;
    if (!isFormAlone || kind === ofForm) count += 1;
  }
  return count;
}

/** Whether one title, of more than one word, is a prefix of the other. */
function isBeginning({ left, right }: WordPairing): boolean {
  const length = Math.min(left.words.length, right.words.length);
  for (let at = 0; at < length; at += 1) {
    // Different keys imply different stems, and are faster to compare.
    if (left.numbers.stems[at] !== right.numbers.stems[at]) return false;
    if (left.words[at]?.stem !== right.words[at]?.stem) return false;
  }
  return length >= 2;
}

/** Whether the first significant word is unshared, there or where it is repeated. */
function hasOpenFirst({ words, marks, numbers }: MarkedWords): boolean {
  let first = 0;
  while (first < words.length && isFiller(numbers.shapes[first] ?? 0)) first += 1;
  for (let at = first; at < words.length; at += 1) {
    if (marks[at] === isOpen && words[at] === words[first]) return true;
  }
  return false;
}

const isFiller = (shape: number): boolean => (shape & wordKindBits) === ofFiller;
