import { nothing, type TitleWord } from './title-words';

/** Lists of words, one of each length, that are used again: titles come and go by the million. */
export class LentWords {
  private readonly byLength: TitleWord[][] = [];

  /** The list of so many words, which wants to be filled. */
  ofLength(length: number): TitleWord[] {
    for (let next = this.byLength.length; next <= length; next += 1) {
      this.byLength.push(Array.from({ length: next }, () => nothing));
    }
    return this.byLength[length] ?? [];
  }
}
