import type { TitleWord } from './title-words';
import type { WordKind } from './word-kind';

/** More words than the longest title has. */
export const mostWords = 512;

/** What a word counts as before it is looked at closely, in the lowest bits of its shape. */
export const ofName = 0;
export const ofNumber = 1;
export const ofForm = 2;
export const ofFiller = 3;
export const ofOther = 4;
export const kindBits = 7;
export const asideBit = 8;
const lengthShift = 4;

const kindNumbers: Partial<Readonly<Record<WordKind, number>>> = {
  name: ofName,
  number: ofNumber,
  form: ofForm,
  filler: ofFiller,
};

/** What a word counts as, whether it is said aside and how long it is, in one number. */
export function shapeOfWord({ kind, aside, text }: TitleWord): number {
  const told = (kindNumbers[kind] ?? ofOther) | (aside ? asideBit : 0);
  return told | (text.length << lengthShift);
}

/** How long a word of this shape is. */
export const lengthIn = (shape: number): number => shape >> lengthShift;

/**
 * The words of a title in numbers, side by side in memory: most candidates are given up by them alone, and
 * the words themselves lie scattered.
 */
export class WordNumbers {
  readonly stems = new Int32Array(mostWords);
  readonly ends = new Int32Array(mostWords);
  readonly shapes = new Int32Array(mostWords);
  /** Which stems there may be. */
  sieve = 0;

  /** Takes the numbers of all words. */
  take(words: readonly TitleWord[]): void {
    this.sieve = 0;
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word) this.set(at, word.stemKey, word.ends, shapeOfWord(word));
    }
  }

  /** Takes the numbers of one word; the first of a title wants an empty sieve. */
  set(at: number, stem: number, ends: number, shape: number): void {
    this.stems[at] = stem;
    this.ends[at] = ends;
    this.shapes[at] = shape;
    this.sieve |= 1 << stem;
  }
}
