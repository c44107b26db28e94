import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';
import { maxTitleWords, WordNumbers } from '../words/word-numbers';

/** Result of pairing a word with the other title. */
export const isOpen = 0;
/** The other title has a word with the same stem. */
export const isShared = 1;
/** Two or three words of the other title make this one: 'UnCoverup' and 'Un Cover-Up'. */
export const isWhole = 2;
/** The other title has it in another spelling, and the other word counts. */
export const isAnswered = 3;
/** Differs by one letter from a word of the other title; only in the left title. */
export const isTypo = 4;
/** Only this title has it, but it is not distinctive. */
export const isIdle = 5;

export const noWords: readonly TitleWord[] = [];

/** The words of a title with their marks. */
export class MarkedWords {
  words: readonly TitleWord[] = noWords;
  numbers: WordNumbers;
  readonly marks = new Uint8Array(maxTitleWords);
  /** For titles without their own numbers. */
  private readonly own = new WordNumbers();

  constructor() {
    this.numbers = this.own;
  }

  take({ words, numbers }: Title): void {
    for (let at = 0; at < words.length; at += 1) this.marks[at] = isOpen;
    if (words === this.words) return;
    this.words = words;
    this.numbers = numbers ?? this.own;
    if (numbers === null) this.own.take(words);
  }
}
