import type { TitleWord } from '../titles/title-word';
import { shapeOfWord, type WordNumbers } from './word-numbers';

const notFound = -1;
/** Approximate size of a word with its texts and map entry. */
const bytesPerWord = 212;
const numbersPerWord = 3;
const initialCapacity = 1 << 12;

/** Stores the words of titles once and numbers them; one text may be words of several kinds. */
export class Vocabulary {
  private readonly words: TitleWord[] = [];
  /** The latest word by text. */
  private readonly latest = new Map<string, number>();
  /** The previous word with the same text. */
  private readonly befores: number[] = [];
  /** Stem key, ends and shape of each word. */
  private numbers = new Int32Array(initialCapacity);

  /** The number of a word. */
  idOf(word: TitleWord): number {
    // Titles share word objects, so the number is usually cached.
    if (!isSame(this.words[word.lastNumber], word)) word.lastNumber = this.find(word);
    return word.lastNumber;
  }

  private find(word: TitleWord): number {
    const latest = this.latest.get(word.text) ?? notFound;
    for (let id = latest; id !== notFound; id = this.befores[id] ?? notFound) {
      if (isSame(this.words[id], word)) return id;
    }
    const id = this.words.push(word) - 1;
    this.befores.push(latest);
    this.keepNumbers(id, word);
    this.latest.set(word.text, id);
    return id;
  }

  at(id: number): TitleWord {
    const word = this.words[id];
    if (!word) throw new RangeError(`Unknown word ${id}.`);
    return word;
  }

  /** Copies the numbers of a word to its position in a title. */
  readNumbers(id: number, into: WordNumbers, at: number): void {
    const { numbers } = this;
    const from = id * numbersPerWord;
    into.set(at, numbers[from] ?? 0, numbers[from + 1] ?? 0, numbers[from + 2] ?? 0);
  }

  get bytes(): number {
    return this.words.length * bytesPerWord;
  }

  private keepNumbers(id: number, word: TitleWord): void {
    const from = id * numbersPerWord;
    if (from + numbersPerWord > this.numbers.length) {
      const larger = new Int32Array(Math.ceil(this.numbers.length * 1.5));
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[from] = word.stemKey;
    this.numbers[from + 1] = word.ends;
    this.numbers[from + 2] = shapeOfWord(word);
  }
}

function isSame(one: TitleWord | undefined, other: TitleWord): boolean {
  return (
    one === other ||
    (one !== undefined &&
      one.text === other.text &&
      one.kind === other.kind &&
      one.aside === other.aside)
  );
}
