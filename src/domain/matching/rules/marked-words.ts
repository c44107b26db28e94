import type { Title } from '../titles/read-title';
import type { TitleWord } from '../titles/title-word';
import { maxTitleWords, WordNumbers } from '../words/word-numbers';

/** What became of a word when two titles were laid side by side. */
export const isOpen = 0;
/** The other title has a word of the same stem. */
export const isShared = 1;
/** Two or three words of the other title make this one: 'UnCoverup' and 'Un Cover-Up'. */
export const isWhole = 2;
/** The other title says it in other letters, and the word that says it counts. */
export const isAnswered = 3;
/** One letter differs from a word of the other title; only in the left title. */
export const isSlip = 4;
/** Only this title has it, and it sets nothing apart. */
export const isIdle = 5;

export const noWords: readonly TitleWord[] = [];

/** The words of a title, and what became of them. */
export class MarkedWords {
  words: readonly TitleWord[] = noWords;
  numbers: WordNumbers;
  readonly marks = new Uint8Array(maxTitleWords);
  /** For titles that do not bring theirs. */
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
