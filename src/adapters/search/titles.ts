import type { Catalog } from './catalog';
import { type Names, titleCode, wordOf } from './names';
import { insertSmallest } from './structures/postings';
import { prefixRange, wordIndexOf } from './structures/word-dictionary';

/** Like compareNames, with a list of words. */
function compareWithWords(names: Names, product: number, wanted: readonly number[]): number {
  const start = names.starts[product]!;
  const end = names.starts[product + 1]!;
  for (let index = 0; index < wanted.length; index++) {
    const code = titleCode(names, start + index, end);
    if (code === null) return -1;
    const difference = wordOf(code) - wanted[index]!;
    if (difference !== 0) return difference;
  }
  return titleCode(names, start + wanted.length, end) === null ? 0 : 1;
}

/** The products whose name, or brand and name, is the query. */
export function findExactTitles(
  catalog: Pick<Catalog, 'names' | 'byName' | 'brands'>,
  query: readonly string[],
): number[] {
  const { brands } = catalog;
  const found = productsNamed(catalog, query);
  for (let length = 1; length < query.length; length++) {
    const codes = brands.codesByTitle.get(query.slice(0, length).join(' '));
    if (!codes) continue;
    for (const product of productsNamed(catalog, query.slice(length))) {
      if (codes.includes(brands.codes[product]!)) found.push(product);
    }
  }
  return found;
}

/** The products whose name has exactly these words. */
export function productsNamed(
  { names, byName: { order: byName } }: Pick<Catalog, 'names' | 'byName'>,
  query: readonly string[],
): number[] {
  if (query.length === 0) return [];
  const { dictionary } = names;
  const places = query.map((word) => wordIndexOf(dictionary, word));
  if (!query.every((word, at) => dictionary.words[places[at]!] === word)) return [];
  const found: number[] = [];
  for (let at = firstFrom(names, byName, places); at < byName.length; at++) {
    const product = byName[at]!;
    if (compareWithWords(names, product, places) !== 0) break;
    found.push(product);
  }
  return found;
}

/** The place in alphabetical order where names with these words begin. */
function firstFrom(names: Names, byName: Uint32Array, wanted: readonly number[]): number {
  let low = 0;
  let high = byName.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compareWithWords(names, byName[middle]!, wanted) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * The most popular products whose names equal the query, and those whose names begin with it if it
 * has several words. `byName` is in alphabetical order, so both are ranges of it.
 */
export function findTitles(
  { names, byName: { order: byName }, families }: Pick<Catalog, 'names' | 'byName' | 'families'>,
  query: readonly string[],
  limit: number,
): { same: number[]; begin: number[] } {
  const same: number[] = [];
  const begin: number[] = [];
  const { dictionary } = names;
  const places = query.map((word) => wordIndexOf(dictionary, word));
  const whole = query.map((word, index) => dictionary.words[places[index]!] === word);
  const last = query.length - 1;
  // Of a single word only whole names matter.
  if (!whole.slice(0, last || 1).every(Boolean)) return { same, begin };
  const placeFrom = (wanted: readonly number[]) => firstFrom(names, byName, wanted);
  const [from, to] = prefixRange(dictionary, query[last] ?? '');
  const lead = places.slice(0, last);
  const first = placeFrom([...lead, from]);
  const end = placeFrom([...lead, to]);
  for (let at = first; last > 0 && at < end; at++) {
    insertSmallest(begin, limit, byName[at]!, families.codes);
  }
  for (let at = first; whole[last] && at < end; at++) {
    const product = byName[at]!;
    if (compareWithWords(names, product, places) !== 0) break;
    insertSmallest(same, limit, product, families.codes);
  }
  return { same, begin };
}
