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

/** How two titles differ as a whole: none or some of these, added up. */
const plainShape = 0;
/** 'The Water Cream' and 'The Water Cream Oil-Free Pore Minimizing Moisturizer'. */
export const isSubtitle = 1;
/** One shop tells much more of what both name: three words, of which two praise. */
export const isDescribed = 2;
/** 'Shadow Insurance' and 'Shadow Insurance Eyeshadow Primer': what it is, said after its name. */
export const isAppended = 4;
/** 'Water Jet Soothing Solution' and 'Water Jet Vital Solution': words in others' place. */
export const isExchange = 8;
/** 'Illuminating Primer' and 'Pore Diffusing Primer'. */
export const beginsOtherwise = 16;

/** Tells how two titles, of which so many words are open, differ as a whole. */
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
  if (hasOpenFirst(left) && hasOpenFirst(right)) shape |= beginsOtherwise;
  return shape;
}

/** Words that only one of two titles has, without asides; used again for every pair of titles. */
const more = {
  count: 0,
  soft: 0,
  /** The kind of the last one, by its number. */
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

/** Where only one of two titles says more than the other. */
function shapeOfMore(only: MarkedWords, pairing: WordPairing, isScent: boolean): number {
  countMore(only);
  if (more.count === 0) return plainShape;
  const begins = isBeginning(pairing);
  const appended = begins && more.isDescribing && more.last === ofForm ? isAppended : plainShape;
  // Three words more describe the same product, one or two name another one of the line.
  if (isScent || more.count < 3) return appended;
  // A scent's name and its oil are two; a concentrate, and what is for the face, is told to be an oil.
  const isTold = more.soft >= 3 || countPaired(pairing, true) > 0 || more.hasAudience;
  const isElse = isTold ? more.hasOtherGood : more.hasAncillary;
  const isLong = countPaired(pairing, false) >= 4;
  const tellsMore = more.soft >= (begins && isLong ? 1 : 2) && !more.hasPart && !isElse;
  if (!tellsMore) return appended;
  const isTelling = isLong || (more.soft >= 3 && !more.hasOwnName);
  return appended | (begins ? isSubtitle : 0) | (isTelling ? isDescribed : 0);
}

/** How many words that say something two titles share; of forms alone, or of all. */
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

/** Whether one title, of more than a word, is the beginning of the other. */
function isBeginning({ left, right }: WordPairing): boolean {
  const length = Math.min(left.words.length, right.words.length);
  for (let at = 0; at < length; at += 1) {
    // Where the keys differ, so do the stems, and they are at hand.
    if (left.numbers.stems[at] !== right.numbers.stems[at]) return false;
    if (left.words[at]?.stem !== right.words[at]?.stem) return false;
  }
  return length >= 2;
}

/** Whether the first word that says something is open, there or where it is said again. */
function hasOpenFirst({ words, marks, numbers }: MarkedWords): boolean {
  let first = 0;
  while (first < words.length && isFiller(numbers.shapes[first] ?? 0)) first += 1;
  for (let at = first; at < words.length; at += 1) {
    if (marks[at] === isOpen && words[at] === words[first]) return true;
  }
  return false;
}

const isFiller = (shape: number): boolean => (shape & wordKindBits) === ofFiller;
