import { hashText } from './posting-lists';
import type { Title } from './read-title';
import type { TitleWord } from './title-words';
import type { WordKind } from './word-kind';

/** How well a word tells a product from others of its brand; the best are kept. */
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
/** So many words a product is found by, at most. */
export const mostTelling = 3;

/** A number for each word with the brand, without doubles. */
export function wordKeys(brand: string, words: readonly TitleWord[]): number[] {
  const seed = hashText(brand);
  const keys: number[] = [];
  for (const { stem } of words) {
    const key = hashText(stem, seed);
    if (!keys.includes(key)) keys.push(key);
  }
  return keys;
}

/** The words that a product is found by, each stem once, the most telling first. */
export function tellingWords({ words }: Title): TitleWord[] {
  const kept: TitleWord[] = [];
  for (const kind of tellingOrder) {
    for (const word of words) {
      if (word.kind !== kind || word.aside) continue;
      if (kept.some(({ stem }) => stem === word.stem)) continue;
      if (kept.push(word) === mostTelling) return kept;
    }
  }
  return kept;
}

/** The whole name in any order of its words: finds the same name under another brand. */
export function nameKey({ words }: Title): number {
  const stems: string[] = [];
  for (const { kind, stem } of words) if (kind !== 'filler') stems.push(stem);
  return hashText(stems.sort().join(' '), 1);
}

/** A GTIN of fourteen digits. */
export function gtinKey(gtin: string): number {
  return hashText(gtin, 2);
}
