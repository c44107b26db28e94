import type { LearnedBrands } from './brand-key';
import { KeptProduct } from './kept-product';
import { LatestByKey } from './latest-by-key';
import type { OfferToMatch, ProductToMatch } from './offer-to-match';
import { PostingLists } from './posting-lists';
import { ProductStore } from './product-store';
import { readTitle, type Title } from './read-title';
import { Tally } from './tally';
import { gtinKey, nameKey, tellingWords, wordKeys } from './title-keys';

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
  const byWord = new PostingLists();
  const byName = new LatestByKey();
  const byGtin = new LatestByKey();
  const brands = new Set<string>();
  const tally = new Tally();
  const listed = new Int32Array(mostFromOneList);
  const latest = new Int32Array(mostCandidates);

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

  function addLatest(places: number[], from: LatestByKey, key: number): void {
    const count = from.read(key, latest);
    for (const place of latest.subarray(0, count).sort()) {
      if (places.length < mostCandidates && !places.includes(place)) places.push(place);
    }
  }

  /** The places of the likeliest, the likeliest first. */
  function placesFor(title: Title): number[] {
    const places: number[] = [];
    if (title.gtin) addLatest(places, byGtin, gtinKey(title.gtin));
    addLatest(places, byName, nameKey(title));
    let visited = 0;
    for (const { key, count } of rarestFirst(title)) {
      if (visited >= mostVisited) break;
      // A word that few products of the brand have says more.
      const weight = 1 / (1 + Math.log(count));
      const found = byWord.read(key, listed);
      for (let at = 0; at < found; at += 1) tally.add(listed[at] ?? 0, weight);
      visited += found;
    }
    tally.takeBest(places, mostCandidates, leastShare);
    return places;
  }

  function rarestFirst(title: Title): { key: number; count: number }[] {
    const known: { key: number; count: number }[] = [];
    for (const key of wordKeys(brandOf(title), title.words)) {
      const count = byWord.countOf(key);
      if (count > 0) known.push({ key, count });
    }
    return known.sort((a, b) => a.count - b.count);
  }

  return {
    add(product) {
      const title = readTitle(product, learned);
      const place = products.add(product, title);
      brands.add(title.brand.key);
      for (const key of wordKeys(title.brand.key, tellingWords(title))) byWord.add(key, place);
      byName.add(nameKey(title), place);
      if (title.gtin) byGtin.add(gtinKey(title.gtin), place);
    },

    candidates(offer) {
      const places = placesFor(readTitle(offer, learned));
      return places.map((place) => new KeptProduct(products, place, learned));
    },

    get length() {
      return products.length;
    },

    get bytes() {
      return products.bytes + byWord.bytes + byName.bytes + byGtin.bytes;
    },
  };
}
