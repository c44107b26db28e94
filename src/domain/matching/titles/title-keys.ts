import { hashText } from '../index/posting-lists';
import type { WordKind } from '../words/word-kind';
import type { Title } from './read-title';
import type { TitleWord } from './title-word';

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
export const maxTellingWords = 3;

/** Writes a number for each word with the brand into an array, without doubles; how many. */
export function wordKeys(brand: string, words: readonly TitleWord[], into: Int32Array): number {
  const seed = seedOf(brand);
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    count = addKey(seed ^ (words[at]?.stemKey ?? 0), into, count);
  }
  return count;
}

/** Writes the keys that a product is found by into an array, each stem once, the most telling first; how many. */
export function tellingKeys({ brand, words }: Title, into: Int32Array): number {
  const seed = seedOf(brand.key);
  let kept = 0;
  let count = 0;
  for (const kind of tellingOrder) {
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      if (word?.kind !== kind || word.aside || isChosen(word, kept)) continue;
      chosenWords[kept] = word;
      kept += 1;
      count = addKey(seed ^ word.stemKey, into, count);
      if (kept === maxTellingWords) return count;
    }
  }
  return count;
}

/** Used again for every product. */
const chosenWords: TitleWord[] = [];

function isChosen({ stem }: TitleWord, kept: number): boolean {
  for (let at = 0; at < kept; at += 1) if (chosenWords[at]?.stem === stem) return true;
  return false;
}

const seedOf = (brand: string): number => Math.imul(hashText(brand), 0x9e3779b1);

function addKey(key: number, into: Int32Array, count: number): number {
  for (let at = 0; at < count; at += 1) if (into[at] === key) return count;
  into[count] = key;
  return count + 1;
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
