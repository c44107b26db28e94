import { isWithinEdits } from './edit-distance';

const minLength = 6;
/** In words of this length, two typing errors leave no doubt. */
const longLength = 15;

/** Finds words with few typing errors in a vocabulary, by what is left when letters are removed. */
export class SimilarWords {
  readonly #words = new Set<string>();
  /** Words by each form with one letter less. */
  readonly #shortened = new Map<string, string[]>();
  /** Long words by their beginning and end. */
  readonly #long = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      if (this.#words.has(word)) continue;
      this.#words.add(word);
      if (word.length < minLength - 1 || /\d/.test(word)) continue;
      for (const short of shorten(word)) addTo(this.#shortened, short, word);
      if (word.length >= longLength - 2) addTo(this.#long, endsOf(word), word);
    }
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** Words that one wrong, missing, additional or swapped letter turns into this one. */
  similar(word: string): string[] {
    if (word.length < minLength - 1 || word.length > 40) return [];
    const found = new Set<string>();
    for (const form of [word, ...shorten(word)]) {
      if (form !== word && this.#words.has(form)) found.add(form);
      for (const other of this.#shortened.get(form) ?? []) found.add(other);
    }
    const close = [...found].filter(
      (other) => other.length >= minLength - 1 && isSlip(word, other),
    );
    return close.length > 0 ? close : this.#similarLong(word);
  }

  /** Long words with two typing errors, but not in their beginnings and endings. */
  #similarLong(word: string): string[] {
    if (word.length < longLength) return [];
    const others = this.#long.get(endsOf(word)) ?? [];
    return others.filter(
      (other) =>
        isWithinEdits(word, other, 2) &&
        // One error that is no slip changes the substance.
        !isWithinEdits(word, other, 1) &&
        hasSameGroups(word, other),
    );
  }
}

const endsOf = (word: string) => `${word.slice(0, 4)} ${word.slice(-4)}`;

/** Parts of words that tell substances apart. */
const groups =
  /(?:di|tri|tetra|penta|hexa|hepta|octa|deca|dodec|lact|m?ethyl|propyl|butyl|pentyl|hexyl|cetyl|decyl|lauryl|myrist|palmit|stear|ole|behen|capr|iso|hydroxy|hydr)/g;
const hasSameGroups = (one: string, other: string) =>
  String(one.match(groups)) === String(other.match(groups));

function addTo(lists: Map<string, string[]>, key: string, word: string): void {
  const list = lists.get(key);
  if (list) list.push(word);
  else lists.set(key, [word]);
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
  const isWithoutFirst = word.length >= minLength && written === word.slice(1);
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
  // 'Ceryl' is not 'Cetyl': a short word has few letters to know it by.
  if (ours.length === 1 && theirs.length === 1 && written.length < minLength) return false;
  if (ours.length <= 1 && theirs.length <= 1)
    return !changesSubstance(written, ours, theirs, start);
  return ours.length === 2 && ours[0] === theirs[1] && ours[1] === theirs[0] && theirs.length === 2;
}

/** 'dimethyl' and 'diethyl', 'decanal' and 'decenal', 'amido' and 'amino' differ by one letter. */
function changesSubstance(written: string, ours: string, theirs: string, start: number): boolean {
  const next = written.slice(start + ours.length);
  if (/ami$/.test(written.slice(0, start)) && /^[dn]$/.test(ours) && /^[dn]$/.test(theirs))
    return true;
  if (ours === 'm' || theirs === 'm') return /^(?:m|eth|oth)/.test(next);
  return /^[aeio]$/.test(ours) && /^[aeio]$/.test(theirs) && next.startsWith('n');
}
