import { hashText } from '~/domain/hash-text';
import type { Title } from '~/domain/matching/titles/read-title';
import type { TitleWord } from '~/domain/matching/titles/title-word';

/** Writes a key for each word with the brand, without duplicates; returns their number. */
export function wordKeys(brand: string, words: readonly TitleWord[], into: Int32Array): number {
  const seed = seedOf(brand);
  let count = 0;
  for (let at = 0; at < words.length; at += 1) {
    count = addKey(seed ^ (words[at]?.stemKey ?? 0), into, count);
  }
  return count;
}

/** The key of a word of a brand's product. */
export const wordKey = (brand: string, { stemKey }: TitleWord): number => seedOf(brand) ^ stemKey;

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

/** The key of a name without words that it contains. */
export const nameKeyWithout = (key: number, words: readonly TitleWord[]): number =>
  words.reduce((rest, { stemKey }) => rest - mixed(stemKey), key) >>> 0;

/** Spreads a number over 32 bits, so that sums of different words rarely collide. */
function mixed(key: number): number {
  const half = Math.imul(key ^ (key >>> 16), 0x85ebca6b);
  return half ^ (half >>> 13);
}

/** Key of a 14-digit GTIN. */
export function gtinKey(gtin: string): number {
  return hashText(gtin, 2);
}
