import type { LearnedBrands } from './brand-key';
import type { OfferToMatch, ProductToMatch } from './offer-to-match';
import { PostingLists } from './posting-lists';
import { ProductStore } from './product-store';
import { readTitle, type Title } from './read-title';
import { gtinKey, nameKey, tellingStems, wordKey } from './title-keys';

/** So many entries are looked at for one offer, however many products there are. */
const mostVisited = 600;
const mostFromOneList = 255;
const mostCandidates = 10;
/** Who shares less than this of what the likeliest shares is no candidate. */
const leastShare = 0.35;
const longestBrand = 4;

/** Finds the products that an offer might belong to. */
export interface CandidateIndex {
  add(product: ProductToMatch): void;
  /** The likeliest first, at most ten. */
  candidates(offer: OfferToMatch): ProductToMatch[];
  readonly length: number;
  /** What it takes in memory. */
  readonly bytes: number;
}

/**
 * Every product stands under its brand with each of its most telling words, under its whole name and
 * under its GTIN. An offer's rarest words are looked up first, so that the cost does not grow with
 * the catalogue.
 */
export function createCandidateIndex(learned?: LearnedBrands): CandidateIndex {
  const products = new ProductStore();
  const lists = new PostingLists();
  const brands = new Set<string>();

  /** The brand that begins a title which states none. */
  function brandOf({ brand, words }: Title): string {
    if (brand.key !== '') return brand.key;
    for (let length = Math.min(longestBrand, words.length); length > 0; length -= 1) {
      const begun = words
        .slice(0, length)
        .map(({ text }) => text)
        .join('');
      if (brands.has(begun)) return begun;
    }
    return '';
  }

  return {
    add(product) {
      const title = readTitle(product, learned);
      const place = products.add(product);
      brands.add(title.brand.key);
      for (const stem of tellingStems(title)) lists.add(wordKey(title.brand.key, stem), place);
      lists.add(nameKey(title), place);
      if (title.gtin) lists.add(gtinKey(title.gtin), place);
    },

    candidates(offer) {
      const title = readTitle(offer, learned);
      const brand = brandOf(title);
      const stems = new Set(title.words.map(({ stem }) => stem));
      const keys = [...stems]
        .map((stem) => wordKey(brand, stem))
        .map((key) => ({ key, count: lists.countOf(key) }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => a.count - b.count);
      const found = new Map<number, number>();
      let visited = 0;
      for (const { key, count } of keys) {
        if (visited >= mostVisited) break;
        // A word that few products of the brand have says more.
        const weight = 1 / (1 + Math.log(count));
        for (const place of lists.under(key, mostFromOneList)) {
          found.set(place, (found.get(place) ?? 0) + weight);
          visited += 1;
        }
      }
      const least = leastShare * Math.max(0, ...found.values());
      const likely: (readonly [place: number, weight: number])[] = [...found].filter(
        ([, weight]) => weight >= least,
      );
      const addAll = (key: number, weight: number) => {
        for (const place of lists.under(key, mostCandidates)) likely.push([place, weight]);
      };
      addAll(nameKey(title), Number.MAX_VALUE);
      if (title.gtin) addAll(gtinKey(title.gtin), Number.POSITIVE_INFINITY);
      const places = likely.sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([place]) => place);
      return [...new Set(places)].slice(0, mostCandidates).map((place) => products.at(place));
    },

    get length() {
      return products.length;
    },

    get bytes() {
      return products.bytes + lists.bytes;
    },
  };
}
