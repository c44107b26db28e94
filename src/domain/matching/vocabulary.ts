import type { TitleWord } from './title-words';

const none = -1;
/** A word with its texts and its entry in a map, roughly. */
const bytesPerWord = 200;

/** Words of titles, each kept once and named by a number; one text may be words of several kinds. */
export class Vocabulary {
  private readonly words: TitleWord[] = [];
  /** By text, the word that came last. */
  private readonly latest = new Map<string, number>();
  /** The number of the word before that has the same text. */
  private readonly befores: number[] = [];

  /** The number of a word. */
  idOf(word: TitleWord): number {
    const { text, kind, aside } = word;
    const latest = this.latest.get(text) ?? none;
    for (let id = latest; id !== none; id = this.befores[id] ?? none) {
      const known = this.words[id];
      if (known?.kind === kind && known.aside === aside) return id;
    }
    const id = this.words.push(word) - 1;
    this.befores.push(latest);
    this.latest.set(text, id);
    return id;
  }

  at(id: number): TitleWord {
    const word = this.words[id];
    if (!word) throw new RangeError(`There is no word ${id}.`);
    return word;
  }

  get bytes(): number {
    return this.words.length * bytesPerWord;
  }
}
