import type { TitleWord } from '../titles/title-word';
import { added, asideOther, context, swapped, wordFeature } from '../words/word-feature';
import {
  asideBit,
  ofAudience,
  ofFiller,
  ofForm,
  ofGrade,
  ofName,
  ofNumber,
  ofPart,
  ofVariant,
  wordKindBits,
} from '../words/word-numbers';
import { type Evidence, featureNumber } from './evidence';
import { isOpen, type MarkedWords } from './marked-words';
import { standsForPair, type WordPairing } from './pair-words';
import {
  beginsDifferently,
  isAppended,
  isDescribed,
  isExchange,
  isSubtitle,
  titleShape,
} from './title-shape';

const sharedName = featureNumber('shared name');
const sharedNumber = featureNumber('shared number');
const sharedForm = featureNumber('shared form');
const sharedOther = featureNumber('shared other');
const subtitle = featureNumber('subtitle');
const described = featureNumber('described');
const otherBeginning = featureNumber('other beginning');
const exchangedWord = featureNumber('exchanged word');
const otherAside = featureNumber('other aside');

/** Counts the evidence of shared and unshared words; false: there are no unshared words. */
export function addWordEvidence(
  evidence: Evidence,
  pairing: WordPairing,
  isScent: boolean,
): boolean {
  const { left, right } = pairing;
  countShared(evidence, pairing);
  const leftOnly = countOpen(left);
  const rightOnly = countOpen(right);
  if (leftOnly === 0 && rightOnly === 0) return false;

  const shape = titleShape(pairing, leftOnly, rightOnly, isScent);
  if ((shape & (isSubtitle | isDescribed)) !== 0) {
    evidence.add((shape & isSubtitle) === 0 ? described : subtitle);
    return true;
  }
  if ((shape & beginsDifferently) !== 0) evidence.add(otherBeginning);
  if ((shape & isExchange) !== 0) evidence.add(exchangedWord);
  const leftAside = countOpenAsides(left);
  const rightAside = countOpenAsides(right);
  if (leftAside > 0 && rightAside > 0) evidence.add(otherAside);
  context.way = leftOnly > leftAside && rightOnly > rightAside ? swapped : added;
  context.bothAside = hasAside(left) && hasAside(right);
  context.isAppended = (shape & isAppended) !== 0;
  context.isScent = isScent;
  context.isNamed = shared.hasName || shared.telling > 3;
  addOnly(evidence, left, right);
  addOnly(evidence, right, left);
  return true;
}

/**
 * Shared words: whether they include more than product type and body part, and how many are
 * significant.
 */
const shared = { hasName: false, telling: 0 };

function countShared(evidence: Evidence, pairing: WordPairing): void {
  shared.hasName = false;
  shared.telling = 0;
  addShared(evidence, pairing, pairing.left);
  addShared(evidence, pairing, pairing.right);
}

function addShared(evidence: Evidence, pairing: WordPairing, side: MarkedWords): void {
  const { words, numbers } = side;
  for (let at = 0; at < words.length; at += 1) {
    const kind = (numbers.shapes[at] ?? 0) & wordKindBits;
    if (kind === ofFiller || !standsForPair(pairing, side, at)) continue;
    if (kind === ofForm || kind === ofPart || kind === ofAudience) shared.telling += 1;
    else shared.hasName = true;
    if (kind === ofName) evidence.add(sharedName);
    else if (kind === ofNumber) evidence.add(isOneDigit(words[at]) ? sharedName : sharedNumber);
    else evidence.add(kind === ofForm ? sharedForm : sharedOther);
  }
}

const isOneDigit = (word: TitleWord | undefined): boolean => (word?.stem.length ?? 0) <= 1;

function countOpen({ words, marks }: MarkedWords): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) if (marks[at] === isOpen) count += 1;
  return count;
}

function countOpenAsides({ words, marks, numbers }: MarkedWords): number {
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (marks[at] === isOpen && ((numbers.shapes[at] ?? 0) & asideBit) !== 0) count += 1;
  }
  return count;
}

function hasAside({ words, numbers }: MarkedWords): boolean {
  for (let at = 0; at < words.length; at += 1) {
    if (((numbers.shapes[at] ?? 0) & asideBit) !== 0) return true;
  }
  return false;
}

function addOnly(evidence: Evidence, only: MarkedWords, other: MarkedWords): void {
  const { words, marks, numbers } = only;
  const namesOne = isNamingAside(only);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (!word || marks[at] !== isOpen) continue;
    const shape = numbers.shapes[at] ?? 0;
    const isNamed = namesOne && (shape & asideBit) !== 0;
    evidence.add(isNamed ? asideOther : wordFeature(word, shape, other));
  }
}

/**
 * 'with Shea Butter' describes; '- Walk of No Shame Collection' names another product of the line.
 */
function isNamingAside({ words, marks, numbers }: MarkedWords): boolean {
  for (let at = 0; at < words.length; at += 1) {
    const shape = numbers.shapes[at] ?? 0;
    if (marks[at] !== isOpen || (shape & asideBit) === 0) continue;
    const kind = shape & wordKindBits;
    const isNaming = kind === ofName || kind === ofNumber || kind === ofVariant || kind === ofGrade;
    if (!isNaming) return false;
  }
  return true;
}
