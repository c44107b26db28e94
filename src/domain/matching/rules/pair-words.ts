import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';
import type { BrandName } from '../words/brand-key';
import { areSlips, mayBeSlip } from '../words/slips';
import { lengthIn, ofFiller, wordKindBits } from '../words/word-numbers';
import {
  isAnswered,
  isIdle,
  isOpen,
  isShared,
  isSlip,
  isWhole,
  MarkedWords,
  noWords,
} from './marked-words';

const maxParts = 3;

/** Whether a word stands for a pair of words: of two with the same stem, the left one does. */
export function standsForPair({ left }: WordPairing, side: MarkedWords, at: number): boolean {
  const mark = side.marks[at];
  return mark === isWhole || mark === isSlip || (mark === isShared && side === left);
}

/**
 * Pairs the words of two titles: by stem, by another spacing, by one letter of difference. What it finds
 * are marks in arrays that are used again: most candidates are given up before anybody asks for more.
 */
export class WordPairing {
  readonly left = new MarkedWords();
  readonly right = new MarkedWords();
  /** Which stems both may have. */
  private sieve = 0;

  /** What was paired last may have changed since: a title that an index lends does. */
  forget(): void {
    this.right.words = noWords;
  }

  pair(leftTitle: Title, rightTitle: Title): void {
    const { left, right } = this;
    // Who is likeliest is looked at twice, mostly one after the other.
    if (left.words === leftTitle.words && right.words === rightTitle.words) return;
    left.take(leftTitle);
    right.take(rightTitle);
    this.sieve = left.numbers.sieve & right.numbers.sieve;
    const shared = this.sieve === 0 ? 0 : pairByStem(left, right);
    const isLeftOpen = shared < left.words.length;
    const isRightOpen = shared < right.words.length;
    if (isLeftOpen && isRightOpen) {
      this.joinSpaced(left, right);
      this.joinSpaced(right, left);
      this.joinSlips();
    }
    if (isLeftOpen) this.dropIdle(left, rightTitle.brand, leftTitle.brand);
    if (isRightOpen) this.dropIdle(right, leftTitle.brand, rightTitle.brand);
  }

  /** 'Un Cover-Up' and 'UnCoverup': two or three words of one title are one word of the other. */
  private joinSpaced(spaced: MarkedWords, whole: MarkedWords): void {
    const { words } = spaced;
    const { ends, shapes, heads } = spaced.numbers;
    for (let at = 0; at < whole.words.length; at += 1) {
      const firstLetter = (whole.numbers.ends[at] ?? 0) >> 24;
      if (((heads >>> firstLetter) & 1) === 0 || whole.marks[at] !== isOpen) continue;
      const length = lengthIn(whole.numbers.shapes[at] ?? 0);
      for (let from = 0; from < words.length - 1; from += 1) {
        // Asked of nearly every pair of words, and nearly always this is the answer.
        if ((ends[from] ?? 0) >> 24 !== firstLetter || lengthIn(shapes[from] ?? 0) >= length) {
          continue;
        }
        const parts = partsOf(words, from, whole.words[at]?.text ?? '');
        if (!parts || !takeParts(spaced, parts)) continue;
        whole.marks[at] = isWhole;
        this.sieve |= 1 << (whole.numbers.stems[at] ?? 0);
        break;
      }
    }
  }

  /** One letter differs in a long word that no list knows. */
  private joinSlips(): void {
    const { left, right } = this;
    const { heads, tails } = right.numbers;
    for (let at = 0; at < left.words.length; at += 1) {
      const ends = left.numbers.ends[at] ?? 0;
      if ((((heads >>> (ends >>> 24)) | (tails >>> ends)) & 1) === 0) continue;
      if (left.marks[at] !== isOpen || !mayBeSlip(left.numbers.shapes[at] ?? 0)) continue;
      for (let other = 0; other < right.words.length; other += 1) {
        const apart = ends ^ (right.numbers.ends[other] ?? 0);
        if (apart >>> 16 !== 0 && (apart & 0xffff) !== 0) continue;
        if (right.marks[other] !== isOpen) continue;
        if (!areSlips(left.words[at], right.words[other])) continue;
        left.marks[at] = isSlip;
        right.marks[other] = isAnswered;
        this.sieve |= 1 << (left.numbers.stems[at] ?? 0);
        break;
      }
    }
  }

  /** What says nothing. A word said twice by one and once by the other sets nothing apart. */
  private dropIdle(
    { words, marks, numbers }: MarkedWords,
    theirs: BrandName,
    own: BrandName,
  ): void {
    const { shapes, stems } = numbers;
    const isOtherwise = theirs !== own && isWrittenOtherwise(theirs, own);
    for (let at = 0; at < words.length; at += 1) {
      if (marks[at] !== isOpen) continue;
      const isFiller = ((shapes[at] ?? 0) & wordKindBits) === ofFiller;
      const isBrand = isOtherwise && theirs.telling.includes(words[at]?.text ?? '');
      const mayBeSaid = ((this.sieve >>> (stems[at] ?? 0)) & 1) === 1;
      if (isFiller || isBrand || (mayBeSaid && this.isSaid(words[at]))) marks[at] = isIdle;
    }
  }

  private isSaid(word: TitleWord | undefined): boolean {
    const { left, right } = this;
    const stem = word?.stem;
    for (let at = 0; at < left.words.length; at += 1) {
      const mark = left.marks[at];
      if (mark !== isShared && mark !== isWhole && mark !== isSlip) continue;
      if (left.words[at]?.stem === stem) return true;
    }
    for (let at = 0; at < right.words.length; at += 1) {
      if (right.marks[at] === isWhole && right.words[at]?.stem === stem) return true;
    }
    return false;
  }
}

/** How many were paired. */
function pairByStem(left: MarkedWords, right: MarkedWords): number {
  const { marks } = right;
  const { stems, sieve } = right.numbers;
  const { length } = right.words;
  let shared = 0;
  for (let at = 0; at < left.words.length; at += 1) {
    const stem = left.numbers.stems[at] ?? 0;
    if (((sieve >>> stem) & 1) === 0) continue;
    for (let other = 0; other < length; other += 1) {
      if (stems[other] !== stem || marks[other] !== isOpen) continue;
      if (left.words[at]?.stem !== right.words[other]?.stem) continue;
      left.marks[at] = isShared;
      marks[other] = isShared;
      shared += 1;
      break;
    }
  }
  return shared;
}

/** Of one brand that is written in two ways, one way's words may stand in the other's title. */
function isWrittenOtherwise(one: BrandName, other: BrandName): boolean {
  if (one.key !== other.key && other.key !== '') return false;
  return (
    one.telling.length !== other.telling.length ||
    one.telling.some((word, at) => word !== other.telling[at])
  );
}

/** The two or three words from here on that make up a text. */
function partsOf(words: readonly TitleWord[], from: number, text: string): TitleWord[] | null {
  let length = 0;
  for (let at = from; at < words.length && at < from + maxParts; at += 1) {
    const part = words[at]?.text ?? '';
    if (!text.startsWith(part, length)) return null;
    length += part.length;
    if (length === text.length) return words.slice(from, at + 1);
  }
  return null;
}

/** Marks these words wherever they are open; false: they are nowhere. */
function takeParts({ words, marks }: MarkedWords, parts: readonly TitleWord[]): boolean {
  let isTaken = false;
  for (const [at, word] of words.entries()) {
    if (marks[at] !== isOpen || !parts.includes(word)) continue;
    marks[at] = isAnswered;
    isTaken = true;
  }
  return isTaken;
}
