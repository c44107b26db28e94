import type { WordKind } from '../words/word-kind';

/** A word of a title, as it is meant there. */
export interface TitleWord {
  text: string;
  stem: string;
  /** A number for the stem: where two differ, so do the stems. */
  stemKey: number;
  /** Its first two and its last two letters: words that are nearly the same share one of both. */
  ends: number;
  kind: WordKind;
  /** In a part that shops add or leave out: 'for dry skin', 'with vitamin C'. */
  aside: boolean;
  /** The number that a vocabulary last gave it, for the next time. */
  lastNumber: number;
  /** What its text means where it is read: see known-words.ts. */
  traits: number;
}

/** In place of a word. */
export const emptyWord: TitleWord = {
  text: '',
  stem: '',
  stemKey: 0,
  ends: 0,
  kind: 'filler',
  aside: false,
  lastNumber: 0,
  traits: 0,
};
