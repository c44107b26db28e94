import { plainTitleText, plainWords } from '../titles/plain-words';

/** A phrase normalized for comparison. */
export function phraseKey(phrase: string): string {
  return wordsOf(phrase).join(' ');
}

/** Longer texts are no categories and no titles. */
export const maxTextLength = 1_000;

/** The words of a category text or title that tell categories apart. */
export function wordsOf(text: string): string[] {
  const words = plainWords(plainTitleText(text.slice(0, maxTextLength))).filter(
    (word) => word !== 'and' && word !== 'et',
  );
  // 'Fragrance Free' names what a product lacks.
  return words.filter((word, at) => word !== 'free' && words[at + 1] !== 'free');
}
