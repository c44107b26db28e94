import type { TitleWord } from '~/domain/matching/titles/title-word';

const notFound = -1;
/** Approximate size of a word with its texts and map entry. */
const bytesPerWord = 212;

/** Stores the words of titles once and numbers them; one text may be words of several kinds. */
export class Vocabulary {
  private readonly words: TitleWord[] = [];
  /** The latest word by text. */
  private readonly latest = new Map<string, number>();
  /** The previous word with the same text. */
  private readonly befores: number[] = [];

  /** Titles share word objects, whose numbers are found without comparing texts. */
  private readonly idsByObject = new WeakMap<TitleWord, number>();

  /** The number of a word. */
  idOf(word: TitleWord): number {
    const known = this.idsByObject.get(word);
    if (known !== undefined) return known;
    const id = this.find(word);
    this.idsByObject.set(word, id);
    return id;
  }

  private find(word: TitleWord): number {
    const latest = this.latest.get(word.text) ?? notFound;
    for (let id = latest; id !== notFound; id = this.befores[id] ?? notFound) {
      if (isSame(this.words[id], word)) return id;
    }
    const id = this.words.push(word) - 1;
    this.befores.push(latest);
    this.latest.set(word.text, id);
    return id;
  }

  at(id: number): TitleWord {
    const word = this.words[id];
    if (!word) throw new RangeError(`Unknown word ${id}.`);
    return word;
  }

  get bytes(): number {
    return this.words.length * bytesPerWord;
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
