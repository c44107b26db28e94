import { wordLists } from '../../matching/words/word-lists';

const maxBrandWords = 5;
const maxPrefixWords = 4;
/** Titles that must begin with a prefix before it counts as a brand. */
const minTitles = 3;
/** Different words that must follow it. */
const minFollowers = 2;
/** A longer prefix replaces a shorter one that nearly all titles continue in the same way. */
const minContinuedShare = 0.8;
/** A word that is often in the middle of titles describes. */
const maxInnerShare = 0.25;

const describing = new Set(Object.values(wordLists).flatMap((list) => list.trim().split(/\s+/)));
/** Words that end many brands although they also describe. */
const brandEndings = new Set(
  'beauty cosmetics cosmetic skincare skin hair haircare paris london york nyc milano labs lab makeup organics naturals body shop house botanicals professional md co inc'.split(
    ' ',
  ),
);
/** Words that begin the names of several brands. */
const brandOpenings = new Set(
  'dr doctor mr mrs miss st saint san santa the la le les el maison casa house jean john juliette marc'.split(
    ' ',
  ),
);
/** Known brands that are also everyday words need more evidence than one title. */
const everydayBrands = new Set(
  'clean fresh origins philosophy benefit boss bliss native dove essence stila diesel creed slip matrix revolution becca pixi lush olive sebastian coach guess prime sigma pure simple nest hourglass honest versed'.split(
    ' ',
  ),
);

interface Prefix {
  count: number;
  followers: Set<string>;
  /** As the first title writes it. */
  name: string;
}

/** Finds the brand in titles of a feed that has no brands. */
export interface TitleBrands {
  /** The brand of a title; null if none is recognized. */
  find(title: string): string | null;
}

/** Knows the given brands first, then the prefixes that the feed's titles repeat. */
export function createTitleBrands(known: Iterable<string>, titles: readonly string[]): TitleBrands {
  const knownByKey = new Map<string, string>();
  for (const brand of known) {
    const key = wordsOf(brand).map(keyOf).filter(Boolean).join(' ');
    if (key !== '' && !knownByKey.has(key)) knownByKey.set(key, brand);
  }
  const { prefixes, inner } = countPrefixes(titles);
  return {
    find(title) {
      const words = wordsOf(title);
      const keys = words.map(keyOf);
      return (
        findKnown(words, keys, knownByKey, prefixes) ??
        findAfterSeparator(title, knownByKey) ??
        findRepeated(keys, prefixes, inner)
      );
    },
  };
}

function findKnown(
  words: readonly string[],
  keys: readonly string[],
  known: ReadonlyMap<string, string>,
  prefixes: ReadonlyMap<string, Prefix>,
): string | null {
  for (let length = Math.min(maxBrandWords, words.length - 1); length > 0; length -= 1) {
    const key = keys.slice(0, length).filter(Boolean).join(' ');
    const brand = known.get(key);
    if (brand === undefined) continue;
    const isSure =
      !everydayBrands.has(key) || (prefixes.get(key)?.followers.size ?? 0) >= minTitles;
    if (isSure) return brand;
  }
  return null;
}

/** 'Calming Serum by Lumivera', 'Calming Serum | Lumivera'. */
function findAfterSeparator(title: string, known: ReadonlyMap<string, string>): string | null {
  const parts = title.split(/\s+(?:by|[-–—|])\s+/iu);
  const last = parts.length > 1 ? (parts.at(-1) ?? '') : '';
  return known.get(wordsOf(last).map(keyOf).filter(Boolean).join(' ')) ?? null;
}

function findRepeated(
  keys: readonly string[],
  prefixes: ReadonlyMap<string, Prefix>,
  inner: ReadonlyMap<string, number>,
): string | null {
  const first = prefixes.get(keys[0] ?? '');
  if (!first || first.count < minTitles) return null;
  let length = 1;
  for (let count = first.count; length < Math.min(maxPrefixWords, keys.length - 1); length += 1) {
    const longer = prefixes.get(keys.slice(0, length + 1).join(' '));
    const isOpening = length === 1 && brandOpenings.has(keys[0] ?? '');
    const minCount = isOpening ? minTitles : count * minContinuedShare;
    if (!longer || longer.count < minCount) break;
    count = longer.count;
  }
  length = withoutDescription(keys, length, prefixes);
  if (length === 1 && brandOpenings.has(keys[0] ?? '')) return null;
  const chosen = keys.slice(0, length);
  const prefix = prefixes.get(chosen.join(' '));
  if (!prefix || chosen.every((key) => isDescribing(key) || /^\d*$/.test(key))) return null;
  const isInner = length === 1 && (inner.get(chosen[0] ?? '') ?? 0) > prefix.count * maxInnerShare;
  return isInner ? null : prefix.name;
}

/** The length of a prefix without the describing words at its end. */
function withoutDescription(
  keys: readonly string[],
  length: number,
  prefixes: ReadonlyMap<string, Prefix>,
): number {
  let shorter = length;
  while (shorter > 1 && isDescribing(keys[shorter - 1] ?? '') && !isBrandEnding(keys[shorter - 1]))
    shorter -= 1;
  const { followers } = prefixes.get(keys.slice(0, shorter).join(' ')) ?? { followers: new Set() };
  // One describing word that always follows belongs to the brand: 'Jack Black'.
  return shorter === length - 1 && followers.size < minFollowers ? length : shorter;
}

const isDescribing = (key: string) => describing.has(key);
const isBrandEnding = (key: string | undefined) => brandEndings.has(key ?? '');

/** How many titles begin with each prefix, and how many have each word only further on. */
function countPrefixes(titles: readonly string[]): {
  prefixes: ReadonlyMap<string, Prefix>;
  inner: ReadonlyMap<string, number>;
} {
  const prefixes = new Map<string, Prefix>();
  const inner = new Map<string, number>();
  for (const title of titles) {
    const words = wordsOf(title);
    const keys = words.map(keyOf);
    for (let length = 1; length <= Math.min(maxPrefixWords, words.length - 1); length += 1) {
      const key = keys.slice(0, length).join(' ');
      const prefix = prefixes.get(key) ?? {
        count: 0,
        followers: new Set<string>(),
        name: words
          .slice(0, length)
          .join(' ')
          .replace(/[\s,:|–—-]+$/u, ''),
      };
      prefix.count += 1;
      if (prefix.followers.size < minTitles) prefix.followers.add(keys[length] ?? '');
      prefixes.set(key, prefix);
    }
    for (const key of new Set(keys.slice(1)))
      if (key !== keys[0]) inner.set(key, (inner.get(key) ?? 0) + 1);
  }
  return { prefixes, inner };
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** A word without accents and punctuation. */
function keyOf(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
