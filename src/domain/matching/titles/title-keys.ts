import { hashText } from '~/domain/hash-text';
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
/** Maximum number of words a product is indexed by. */
export const maxTellingWords = 3;

/** Writes a key for each word with the brand, without duplicates; returns their number. */
export function wordKeys(brand: string, words: readonly TitleWord[], into: Int32Array): number {
  const seed = seedOf(brand);
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    count = addKey(seed ^ (words[at]?.stemKey ?? 0), into, count);
  }
  return count;
}

/**
 * Writes the keys a product is indexed by, each stem once, most distinctive first; returns their
 * number.
 */
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

/** Scratch list, reused for every product. */
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

/** Key of the whole name, independent of word order: finds the same name under another brand. */
export function nameKey({ words }: Title): number {
  let key = 0;
  // A sum is independent of the order and needs neither sorting nor a string.
  for (const { kind, stemKey } of words) if (kind !== 'filler') key = (key + mixed(stemKey)) | 0;
  return key >>> 0;
}

/** Spreads a number over 32 bits, so that sums of different words rarely collide. */
function mixed(key: number): number {
  const half = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  return half ^ (half >>> 13);
}

/** Key of a 14-digit GTIN. */
export function gtinKey(gtin: string): number {
  return hashText(gtin, 2);
}
