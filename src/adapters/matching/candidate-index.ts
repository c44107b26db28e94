import type { CandidateIndex } from '~/domain/matching/candidate-index';
import { minDescribedNames, type WordUse } from '~/domain/matching/rules/brand-catalog';
import type { Title } from '~/domain/matching/titles/read-title';
import { hasStem, maxTellingWords, tellingWords } from '~/domain/matching/titles/telling-words';
import type { TitleWord } from '~/domain/matching/titles/title-word';
import type { LearnedBrands } from '~/domain/matching/words/brand-key';
import { LatestByKey } from './latest-by-key';
import { PostingLists } from './posting-lists';
import { ProductStore } from './product-store';
import { ShortestFirst } from './shortest-first';
import { StoredProduct } from './stored-product';
import { Tally } from './tally';
import { gtinKey, nameKey, nameKeyWithout, wordKey, wordKeys } from './title-keys';
import { TitleReader } from './title-reader';

/** Maximum entries visited per offer, however many products there are. */
const maxVisited = 600;
const maxPerList = 255;
const maxCandidates = 10;
/** Candidates need at least this share of the best candidate's weight. */
const minShare = 0.35;
const maxBrandWords = 4;
/** More words than the longest title has. */
const maxTitleKeys = 2_048;

/** Weight of a word by the number of the brand's products that have it: rare words weigh more. */
const weights = Float64Array.from(
  { length: maxPerList + 1 },
  (_, length) => 1 / (1 + Math.log(length)),
);

/**
 * Indexes every product by its brand with each of its most distinctive words, by its whole name and
 * by its GTIN. An offer's rarest words are looked up first, so that the cost does not grow with the
 * catalog.
 */
export function createCandidateIndex(learned?: LearnedBrands): CandidateIndex {
  const titles = new TitleReader(learned);
  const products = new ProductStore();
  const byWord = new PostingLists(maxTellingWords);
  const byName = new LatestByKey();
  const byGtin = new LatestByKey();
  /** How many products each brand has. */
  const brands = new Map<string, number>();
  const tally = new Tally();
  const lists = new ShortestFirst();
  const listed = new Int32Array(maxPerList);
  const latest = new Int32Array(maxCandidates);
  const places = new Int32Array(maxCandidates);
  const keys = new Int32Array(maxTitleKeys);
  const stored = { products, learned, isNamed };
  /** An offer without a match is usually added next, so its title is cached. */
  const last: { title: Title | null; nameKey: number } = { title: null, nameKey: 0 };

  function nameKeyOf(title: Title): number {
    if (title !== last.title) {
      last.nameKey = nameKey(title);
      last.title = title;
    }
    return last.nameKey;
  }

  function isNamed(place: number, title: Title): boolean {
    return byName.isFiled(place, nameKeyOf(title));
  }

  /** The brand that starts a title without a stated brand. */
  function brandOf({ brand, words }: Title): string {
    if (brand.key !== '') return brand.key;
    for (let length = Math.min(maxBrandWords, words.length); length > 0; length -= 1) {
      const begun = words.slice(0, length).map(({ text }) => text);
      const key = titles.brandKey(begun.join(' '));
      if (brands.has(key)) return key;
    }
    return '';
  }

  /** Appends the latest entries of a key to `count` places; returns the new count. */
  function addLatest(count: number, from: LatestByKey, key: number): number {
    let end = count;
    for (let at = from.read(key, latest) - 1; at >= 0 && end < maxCandidates; at -= 1) {
      const place = latest[at] ?? 0;
      const known = places.indexOf(place);
      if (known >= 0 && known < end) continue;
      places[end] = place;
      end += 1;
    }
    return end;
  }

  /** Finds the places of the best candidates, best first; returns their number. */
  function findPlaces(title: Title): number {
    let count = 0;
    if (title.gtin) count = addLatest(count, byGtin, gtinKey(title.gtin));
    count = addLatest(count, byName, nameKeyOf(title));
    lists.clear();
    const wordCount = wordKeys(brandOf(title), title.words, keys);
    for (let at = 0; at < wordCount; at += 1) byWord.find(keys[at] ?? 0, lists);
    let visited = 0;
    for (let at = 0; at < lists.count && visited < maxVisited; at += 1) {
      const weight = weights[lists.lengthAt(at)] ?? 0;
      const found = byWord.read(lists.headAt(at), listed);
      for (let one = 0; one < found; one += 1) tally.add(listed[one] ?? 0, weight);
      visited += found;
    }
    return tally.takeBest(places, count, minShare);
  }

  /** Whether a product of the brand has a name with this key. */
  function hasName(key: number, brand: string): boolean {
    const found = byName.read(key, latest);
    return latest.subarray(0, found).some((place) => products.brandAt(place).key === brand);
  }

  /** The latest products of the brand that are found by a word. */
  function placesWith(word: TitleWord, brand: string): Int32Array {
    lists.clear();
    byWord.find(wordKey(brand, word), lists);
    return listed.subarray(0, lists.count === 0 ? 0 : byWord.read(lists.headAt(0), listed));
  }

  /** How the latest products of the brand with a word use it. */
  function wordUse(
    word: TitleWord,
    offer: Title,
    product: Title,
    phrase: readonly TitleWord[] = [word],
  ): WordUse {
    const brand = product.brand.key;
    const own = [nameKey(offer), nameKey(product)];
    const others = new Set<number>();
    for (const place of placesWith(word, brand)) {
      const name = byName.keyAt(place) >>> 0;
      if (own.includes(name)) continue;
      others.add(name);
      for (const rest of [nameKeyWithout(name, [word]), nameKeyWithout(name, phrase)]) {
        if (rest !== 0 && !own.includes(rest) && hasName(rest, brand)) return 'separates';
      }
    }
    return others.size >= minDescribedNames ? 'describes' : 'rare';
  }

  function namesWith(words: readonly TitleWord[], offer: Title, product: Title): number {
    const [first] = tellingWords({ words });
    if (!first) return 0;
    const own = [nameKey(offer), nameKey(product)];
    const having = new Set<number>();
    for (const place of placesWith(first, product.brand.key)) {
      const name = byName.keyAt(place) >>> 0;
      if (own.includes(name) || having.has(name)) continue;
      const title = products.titleAt(place);
      if (words.every((word) => hasStem(title.words, word))) having.add(name);
    }
    return having.size;
  }

  return {
    wordUse,
    namesWith,

    productCount({ brand }) {
      return brands.get(brand.key) ?? 0;
    },

    titleOf(offer) {
      return titles.read(offer);
    },

    add(product, title = titles.read(product)) {
      const place = products.add(product, title);
      const { key } = title.brand;
      brands.set(key, (brands.get(key) ?? 0) + 1);
      byWord.add(keys, wordKeys(title.brand.key, tellingWords(title), keys), place);
      byName.add(nameKeyOf(title), place);
      if (title.gtin) byGtin.add(gtinKey(title.gtin), place);
    },

    candidates(offer) {
      const count = findPlaces(titles.read(offer));
      const found: StoredProduct[] = [];
      for (let at = 0; at < count; at += 1) found.push(new StoredProduct(stored, places[at] ?? 0));
      return found;
    },

    hasGtin(gtin) {
      const found = byGtin.read(gtinKey(gtin), latest);
      return latest.subarray(0, found).some((place) => products.gtinAt(place) === gtin);
    },

    get length() {
      return products.length;
    },

    get bytes() {
      return products.bytes + byWord.bytes + byName.bytes + byGtin.bytes;
    },
  };
}
