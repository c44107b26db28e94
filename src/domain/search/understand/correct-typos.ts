import { allowedEdits, isNear } from '../typo';

/** A word of the vocabulary and in how many phrases it occurs. */
interface Candidate {
  word: string;
  uses: number;
}

const groupKey = (word: string, length: number): string => `${word[0]}${length}`;

/** Corrects misspelled words to words of the vocabulary; the first letter is taken as right. */
export class TypoCorrector {
  readonly #groups = new Map<string, Candidate[]>();

  constructor(words: ReadonlyMap<string, number>) {
    for (const [word, uses] of words) {
      if (word.length < 4) continue;
      const key = groupKey(word, word.length);
      const group = this.#groups.get(key);
      if (group) group.push({ word, uses });
      else this.#groups.set(key, [{ word, uses }]);
    }
  }

  /** The nearest word of the vocabulary, the most used first; null: none is near enough. */
  correct(typed: string): string | null {
    const maxEdits = allowedEdits(typed);
    for (let edits = 1; edits <= maxEdits; edits++) {
      let best: Candidate | null = null;
      for (let shift = -edits; shift <= edits; shift++) {
        for (const candidate of this.#groups.get(groupKey(typed, typed.length + shift)) ?? []) {
          if (best && candidate.uses <= best.uses) continue;
          // In both directions, so that a prefix alone is not enough.
          const { word } = candidate;
          if (isTooShort(typed, word)) continue;
          if (isNear(typed, word, edits) && isNear(word, typed, edits)) best = candidate;
        }
      }
      if (best) return best.word;
    }
    return null;
  }
}

/** Four letters allow a missing letter or two swapped ones; a wrong one is mostly another word. */
function isTooShort(typed: string, word: string): boolean {
  if (typed.length > 4 || word.length > typed.length) return false;
  return [...typed].sort().join('') !== [...word].sort().join('');
}
