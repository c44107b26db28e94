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
  const seed = Math.imul(hashText(brand), 0x9e3779b1);
  const keys: number[] = [];
  for (const { stemKey } of words) {
    const key = (seed ^ stemKey) >>> 0;
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
  let key = 0;
  // A sum is the same in any order, and needs neither sorting nor a text.
  for (const { kind, stemKey } of words) if (kind !== 'filler') key = (key + mixed(stemKey)) | 0;
  return key >>> 0;
}

/** Spreads a number over its 32 bits: without it, two words could make up for two others. */
function mixed(key: number): number {
  const half = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  return half ^ (half >>> 13);
}

/** A GTIN of fourteen digits. */
export function gtinKey(gtin: string): number {
  return hashText(gtin, 2);
}
