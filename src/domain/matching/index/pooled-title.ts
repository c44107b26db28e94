import { emptyTitle, type Title } from '../titles/read-title';
import { emptyWord, type TitleWord } from '../titles/title-word';
import { WordNumbers } from '../words/word-numbers';

/** A title that is used again, and has its words in numbers. */
export type PooledTitle = Title & { numbers: WordNumbers };

/** A title to be filled again and again: they come and go by the million. */
export function createPooledTitle(): PooledTitle {
  return { ...emptyTitle(), numbers: new WordNumbers() };
}

/** Lists of words, one of each length, that are used again. */
export class PooledWords {
  private readonly byLength: TitleWord[][] = [];

  /** The list of so many words, which wants to be filled. */
  ofLength(length: number): TitleWord[] {
    for (let next = this.byLength.length; next <= length; next += 1) {
      this.byLength.push(Array.from({ length: next }, () => emptyWord));
    }
    return this.byLength[length] ?? [];
  }
}
