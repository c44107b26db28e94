import type { WordKind } from '../words/word-kind';
import type { Title } from './read-title';
import type { TitleWord } from './title-word';

/** Word kinds by how well they distinguish products of a brand, best first. */
const tellingOrder: readonly WordKind[] = [
  'name',
  'number',
  'variant',
  'active',
  'part',
  'grade',
  'praise',
  'form',
  'audience',
];
/** Maximum number of words a product is found by. */
export const maxTellingWords = 3;

/** The words that a product is found by, each stem once, most distinctive first. */
export function tellingWords({ words }: Pick<Title, 'words'>): TitleWord[] {
  const telling: TitleWord[] = [];
  for (const kind of tellingOrder) {
    for (const word of words) {
      if (word.kind !== kind || word.aside || hasStem(telling, word)) continue;
      telling.push(word);
      if (telling.length === maxTellingWords) return telling;
    }
  }
  return telling;
}

/** Whether a product is found by a word. */
export function isFoundBy(word: TitleWord, title: Title): boolean {
  return hasStem(tellingWords(title), word);
}

/** Whether one of these words has the same stem. */
export function hasStem(words: readonly TitleWord[], { stem }: TitleWord): boolean {
  for (const word of words) if (word.stem === stem) return true;
  return false;
}
