const minLength = 6;

/** Finds words with few typing errors in a vocabulary, by what is left when letters are removed. */
export class SimilarWords {
  readonly #words = new Set<string>();
  /** Words by each form with one letter less. */
  readonly #shortened = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.#words.has(word)) continue;
      this.#words.add(word);
      if (word.length < minLength - 1 || /\d/.test(word)) continue;
      for (const short of shorten(word)) {
        const others = this.#shortened.get(short);
        if (others) others.push(word);
        else this.#shortened.set(short, [word]);
      }
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Words that one wrong, missing, additional or swapped letter turns into this one. */
  similar(word: string): string[] {
    if (word.length < minLength || word.length > 40) return [];
    const found = new Set<string>();
    for (const form of [word, ...shorten(word)]) {
      if (form !== word && this.#words.has(form)) found.add(form);
      for (const other of this.#shortened.get(form) ?? []) found.add(other);
    }
    return [...found].filter((other) => other.length >= minLength - 1 && isSlip(word, other));
  }
}

function shorten(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

/** Endings that tell substances apart; 'stearate' is no slip of 'stearete', but 'stearite' may be one of another. */
const ending = /(?:ate|ite|ide|ane|ene|ine|one|ose|ase|ol|al|yl|eth|ic|oic|oyl|in|um)$/;

/**
 * Whether the words differ by one slip. The beginnings must agree, and so must the endings that tell
 * substances apart: 'ethyl' and 'methyl', 'laurate' and 'laurite' are different.
 */
function isSlip(written: string, word: string): boolean {
  const isWithoutFirst = word.length >= 10 && written === word.slice(1);
  if (written[0] !== word[0] && !isWithoutFirst) return false;
  const writtenEnding = ending.exec(written)?.[0];
  if (writtenEnding !== undefined && writtenEnding !== ending.exec(word)?.[0]) return false;
  let start = 0;
  while (start < written.length && written[start] === word[start]) start += 1;
  let end = 0;
  const shorter = Math.min(written.length, word.length) - start;
  while (end < shorter && written.at(-1 - end) === word.at(-1 - end)) end += 1;
  const ours = written.slice(start, written.length - end);
  const theirs = word.slice(start, word.length - end);
  if (ours.length <= 1 && theirs.length <= 1)
    return !changesSubstance(written, ours, theirs, start);
  return ours.length === 2 && ours[0] === theirs[1] && ours[1] === theirs[0] && theirs.length === 2;
}

/** 'dimethyl' and 'diethyl', 'decanal' and 'decenal' differ by one letter. */
function changesSubstance(written: string, ours: string, theirs: string, start: number): boolean {
  const next = written.slice(start + ours.length);
  if (ours === 'm' || theirs === 'm') return /^(?:m|eth|oth)/.test(next);
  return /^[aeio]$/.test(ours) && /^[aeio]$/.test(theirs) && next.startsWith('n');
}
