import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';
import type { BrandName } from '../words/brand-key';
import { differByTypo, mayBeTypo } from '../words/typos';
import { lengthIn, ofFiller, wordKindBits } from '../words/word-numbers';
import {
  isAnswered,
  isIdle,
  isOpen,
  isShared,
  isTypo,
  isWhole,
  MarkedWords,
  noWords,
} from './marked-words';

const maxParts = 3;

/** Whether a word represents a pair of words: of two with the same stem, the left one does. */
export function standsForPair({ left }: WordPairing, side: MarkedWords, at: number): boolean {
  const mark = side.marks[at];
  return mark === isWhole || mark === isTypo || (mark === isShared && side === left);
}

/**
 * Pairs the words of two titles: by stem, by different spacing, by one letter of difference. Writes
 * marks to reusable arrays, because most candidates are rejected early.
 */
export class WordPairing {
  readonly left = new MarkedWords();
  readonly right = new MarkedWords();
  /** Bloom filter of the stems that both may have. */
  private sieve = 0;

  /** Resets the cached pairing: pooled titles are overwritten between calls. */
  forget(): void {
    this.right.words = noWords;
  }

  pair(leftTitle: Title, rightTitle: Title): void {
    const { left, right } = this;
    // The most likely candidate is compared twice, usually in succession.
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
      this.joinTypos();
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
        // Fast path: nearly every pair of words ends here.
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

  /** Pairs long unknown words that differ by one letter. */
  private joinTypos(): void {
    const { left, right } = this;
    const { heads, tails } = right.numbers;
    for (let at = 0; at < left.words.length; at += 1) {
      const ends = left.numbers.ends[at] ?? 0;
      if ((((heads >>> (ends >>> 24)) | (tails >>> ends)) & 1) === 0) continue;
      if (left.marks[at] !== isOpen || !mayBeTypo(left.numbers.shapes[at] ?? 0)) continue;
      for (let other = 0; other < right.words.length; other += 1) {
        const apart = ends ^ (right.numbers.ends[other] ?? 0);
        if (apart >>> 16 !== 0 && (apart & 0xffff) !== 0) continue;
        if (right.marks[other] !== isOpen) continue;
        if (!differByTypo(left.words[at], right.words[other])) continue;
        left.marks[at] = isTypo;
        right.marks[other] = isAnswered;
        this.sieve |= 1 << (left.numbers.stems[at] ?? 0);
        break;
      }
    }
  }

  /**
   * Marks filler words. A word that occurs twice in one title and once in the other is not
   * distinctive.
   */
  private dropIdle(
    { words, marks, numbers }: MarkedWords,
    theirs: BrandName,
    own: BrandName,
  ): void {
    const { shapes, stems } = numbers;
    const isOtherSpelling = theirs !== own && areSpellingsDifferent(theirs, own);
    for (let at = 0; at < words.length; at += 1) {
      if (marks[at] !== isOpen) continue;
      const isFiller = ((shapes[at] ?? 0) & wordKindBits) === ofFiller;
      const isBrand = isOtherSpelling && theirs.telling.includes(words[at]?.text ?? '');
      const mayBeRepeated = ((this.sieve >>> (stems[at] ?? 0)) & 1) === 1;
      if (isFiller || isBrand || (mayBeRepeated && this.isRepeated(words[at]))) marks[at] = isIdle;
    }
  }

  private isRepeated(word: TitleWord | undefined): boolean {
    const { left, right } = this;
    const stem = word?.stem;
    for (let at = 0; at < left.words.length; at += 1) {
      const mark = left.marks[at];
      if (mark !== isShared && mark !== isWhole && mark !== isTypo) continue;
      if (left.words[at]?.stem === stem) return true;
    }
    for (let at = 0; at < right.words.length; at += 1) {
      if (right.marks[at] === isWhole && right.words[at]?.stem === stem) return true;
    }
    return false;
  }
}

/** Returns the number of pairs. */
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

/** If one brand is written in two ways, its words may occur in the other title. */
function areSpellingsDifferent(one: BrandName, other: BrandName): boolean {
  if (one.key !== other.key && other.key !== '') return false;
  return (
    one.telling.length !== other.telling.length ||
    one.telling.some((word, at) => word !== other.telling[at])
  );
}

/** The two or three words from this index on that form a text. */
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

/** Marks these words if they are adjacent and unpaired; false: not found. */
function takeParts({ words, marks }: MarkedWords, parts: readonly TitleWord[]): boolean {
  let isTaken = false;
  for (const [at, word] of words.entries()) {
    if (marks[at] !== isOpen || !parts.includes(word)) continue;
    marks[at] = isAnswered;
    isTaken = true;
  }
  return isTaken;
}
