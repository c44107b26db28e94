import type { TitleWord } from '../titles/title-word';
import type { WordKind } from './word-kind';

/** More words than the longest title has. */
export const maxTitleWords = 512;

/** A word's kind, in the lowest bits of its shape. */
export const ofName = 0;
export const ofNumber = 1;
export const ofForm = 2;
export const ofFiller = 3;
export const ofPraise = 4;
export const ofGrade = 5;
export const ofActive = 6;
export const ofAudience = 7;
export const ofPart = 8;
export const ofVariant = 9;
export const wordKindBits = 15;
export const asideBit = 16;
const lengthShift = 5;

const kindNumbers: Readonly<Record<WordKind, number>> = {
  name: ofName,
  number: ofNumber,
  form: ofForm,
  filler: ofFiller,
  praise: ofPraise,
  grade: ofGrade,
  active: ofActive,
  audience: ofAudience,
  part: ofPart,
  variant: ofVariant,
};

/** Kind, aside flag and length of a word in one number. */
export function shapeOfWord({ kind, aside, text }: TitleWord): number {
  return kindNumbers[kind] | (aside ? asideBit : 0) | (text.length << lengthShift);
}

/** Whether shops freely add or omit words of this kind (a number). */
export const isSoftKind = (kind: number): boolean => kind >= ofPraise && kind <= ofAudience;

/** The length of a word of this shape. */
export const lengthIn = (shape: number): number => shape >> lengthShift;

/**
 * The words of a title as numbers in typed arrays: most candidates are rejected by these alone,
 * without access to the word objects.
 */
export class WordNumbers {
  readonly stems = new Int32Array(maxTitleWords);
  readonly ends = new Int32Array(maxTitleWords);
  readonly shapes = new Int32Array(maxTitleWords);
  /** Bloom filter of stems, first letters and last letters. */
  sieve = 0;
  heads = 0;
  tails = 0;

  /** Sets the numbers of all words. */
  take(words: readonly TitleWord[]): void {
    this.clear();
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word) this.set(at, word.stemKey, word.ends, shapeOfWord(word));
    }
  }

  /** Call before setting the first word of a title. */
  clear(): void {
    this.sieve = 0;
    this.heads = 0;
    this.tails = 0;
  }

  /** Sets the numbers of one word. */
  set(at: number, stem: number, ends: number, shape: number): void {
    this.stems[at] = stem;
    this.ends[at] = ends;
    this.shapes[at] = shape;
    this.sieve |= 1 << stem;
    this.heads |= 1 << (ends >>> 24);
    this.tails |= 1 << ends;
  }
}
