const initialSlots = 1 << 10;
const seed = 0x811c9dc5 | 0;
const prime = 0x01000193;
const toLower = 0x20;
const [firstLetter, lastLetter] = [0x61, 0x7a];

/** The hash of the empty text. */
export const noLetters = seed;

/** Adds a letter to a hash, ignoring case; null: not a to z. */
export function withLetter(hash: number, code: number): number | null {
  const letter = code | toLower;
  return letter < firstLetter || letter > lastLetter ? null : Math.imul(hash ^ letter, prime);
}

/** The hash of a text of letters; null: it has other characters. */
export function hashLetters(text: string): number | null {
  let hash: number | null = noLetters;
  for (let at = 0; at < text.length && hash !== null; at += 1) {
    hash = withLetter(hash, text.charCodeAt(at));
  }
  return hash;
}

/** A hash set of lower-case words that finds them in a text without creating substrings. */
export class WordsInText<Word extends { readonly text: string }> {
  private hashes = new Int32Array(initialSlots);
  private words: (Word | null)[] = emptySlots(initialSlots);
  private count = 0;

  /** The word between two indexes of a text, ignoring case, by its hash; null: unknown. */
  find(text: string, from: number, to: number, hash: number): Word | null {
    const last = this.words.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const word = this.words[slot] ?? null;
      if (word === null) return null;
      if (this.hashes[slot] === hash && isAt(word.text, text, from, to)) return word;
    }
  }

  /** Adds a new word. */
  add(word: Word, hash: number): void {
    if (this.count * 2 >= this.words.length) this.grow();
    this.put(word, hash);
    this.count += 1;
  }

  clear(): void {
    this.hashes = new Int32Array(initialSlots);
    this.words = emptySlots(initialSlots);
    this.count = 0;
  }

  private put(word: Word, hash: number): void {
    const last = this.words.length - 1;
    let slot = hash & last;
    while (this.words[slot]) slot = (slot + 1) & last;
    this.words[slot] = word;
    this.hashes[slot] = hash;
  }

  private grow(): void {
    const { hashes, words } = this;
    this.hashes = new Int32Array(words.length * 2);
    this.words = emptySlots(words.length * 2);
    for (const [slot, word] of words.entries()) if (word) this.put(word, hashes[slot] ?? 0);
  }
}

const emptySlots = (length: number) => Array.from({ length }, () => null);

function isAt(word: string, text: string, from: number, to: number): boolean {
  if (word.length !== to - from) return false;
  for (let at = 0; at < word.length; at += 1) {
    if ((text.charCodeAt(from + at) | toLower) !== word.charCodeAt(at)) return false;
  }
  return true;
}
