import type { WordKind } from '../words/word-kind';

/** A word of a title, in its context. */
export interface TitleWord {
  text: string;
  stem: string;
  /** Hash of the stem: different hashes imply different stems. */
  stemKey: number;
  /** Its first two and last two letters: nearly equal words share one of both. */
  ends: number;
  kind: WordKind;
  /** In a part that shops add or omit: 'for dry skin', 'with vitamin C'. */
  aside: boolean;
}

/** Placeholder. */
export const emptyWord: TitleWord = {
  text: '',
  stem: '',
  stemKey: 0,
  ends: 0,
  kind: 'filler',
  aside: false,
};
