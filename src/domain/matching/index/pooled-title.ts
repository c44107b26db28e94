import { emptyTitle, type Title } from '../titles/read-title';
import { emptyWord, type TitleWord } from '../titles/title-word';
import { WordNumbers } from '../words/word-numbers';

/** A reusable title with its words as numbers. */
export type PooledTitle = Title & { numbers: WordNumbers };

/** A reusable title: titles come and go by the million. */
export function createPooledTitle(): PooledTitle {
  return { ...emptyTitle(), numbers: new WordNumbers() };
}

/** Reusable word lists, one per length. */
export class PooledWords {
  private readonly byLength: TitleWord[][] = [];

  /** The list of this length, to be filled by the caller. */
  ofLength(length: number): TitleWord[] {
    for (let next = this.byLength.length; next <= length; next += 1) {
      this.byLength.push(Array.from({ length: next }, () => emptyWord));
    }
    return this.byLength[length] ?? [];
  }
}
