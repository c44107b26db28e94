import type { Catalog } from './catalog';
import { type Names, titleCode, wordOf } from './names';
import type { CodeColumn } from './structures/code-column';
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
function firstFrom(names: Names, byName: CodeColumn, wanted: readonly number[]): number {
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
 * The most popular products whose names begin with the query. `byName` is in alphabetical order, so they
 * are a range of it.
 */
export function productsBeginningWith(
  { names, byName: { order: byName }, families }: Pick<Catalog, 'names' | 'byName' | 'families'>,
  query: readonly string[],
  limit: number,
): number[] {
  const { dictionary } = names;
  const whole = query.slice(0, -1);
  const lead = whole.map((word) => wordIndexOf(dictionary, word));
  if (!whole.every((word, at) => dictionary.words[lead[at]!] === word)) return [];
  const [from, to] = prefixRange(dictionary, query.at(-1) ?? '');
  const end = firstFrom(names, byName, [...lead, to]);
  const found: number[] = [];
  for (let at = firstFrom(names, byName, [...lead, from]); at < end; at++) {
    insertSmallest(found, limit, byName[at]!, families.codes);
  }
  return found;
}
