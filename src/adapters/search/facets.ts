import { type Facets, unitKinds } from '~/domain/search/search-index';
import type { Catalog } from './catalog';
import type { Hits } from './hits';
import { priceBandRanges } from './prices';
import {
  type Bits,
  common,
  countBits,
  emptyBits,
  fullBits,
  isEmpty,
  listBits,
  setBit,
  subtractFrom,
} from './structures/bitset';
import type { CodeColumn } from './structures/code-column';
import { countFamilies, lastOfFamilies } from './structures/families';
import { createTagCounter, type TagFacet, tagFacets } from './tag-facets';
import { forEachTag } from './tags';

/** Numbers of families, by code. */
interface SharedCounts {
  categories: Uint32Array;
  subcategories: Uint32Array;
  brands: Uint32Array;
  tags: Uint32Array;
}
const sharedCounts = ['categories', 'subcategories', 'brands', 'tags'] as const;
type SharedFacet = 'category' | 'subcategory' | 'brand' | TagFacet;
const sharedFacets: readonly SharedFacet[] = ['category', 'subcategory', 'brand', ...tagFacets];
const isTagFacet = (facet: SharedFacet): boolean => tagFacets.some((known) => known === facet);

/** The hits that each facet counts: those without its own filter. */
export type HitsOf = (facet: keyof Facets) => Hits;

/** Counts by slug, without zeros. */
function bySlug(counts: Uint32Array, slugs: readonly string[]): Record<string, number> {
  const record: Record<string, number> = {};
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code]!;
    if (count > 0) record[slugs[code]!] = count;
  }
  return record;
}

const ratingSteps = [4, 3, 2, 1];

/** Products of families whose variants differ in section, brand or tags: hardly any. */
function findMixed({ size, families, sections, brands, tags }: Catalog): Bits {
  const mixed = emptyBits(size);
  const columns = [sections.codes, brands.codes, tags.formulas.setOf];
  for (let family = 0; family < families.count; family++) {
    const start = families.starts[family]!;
    const end = families.starts[family + 1]!;
    const isMixed = columns.some((column) => {
      for (let at = start + 1; at < end; at++) if (column[at] !== column[start]) return true;
      return false;
    });
    for (let product = start; isMixed && product < end; product++) setBit(mixed, product);
  }
  return mixed;
}

/** Counts families: sizes and shades of one product count once per choice. */
export function createFacetCounter(catalog: Catalog, ratedAtLeast: (minTenths: number) => Bits) {
  const { size, brands, sections, prices, families, sizes, tags } = catalog;
  const categorySlugs = [...new Set(sections.list.map(({ category }) => category))];
  const subcategorySlugs = [...new Set(sections.list.map(({ subcategory }) => subcategory))];
  const categoryOf = sections.list.map(({ category }) => categorySlugs.indexOf(category));
  const subcategoryOf = sections.list.map(({ subcategory }) =>
    subcategorySlugs.indexOf(subcategory),
  );
  const mixed = findMixed(catalog);
  const hasMixed = !isEmpty(mixed);
  /** The last product of every other family. */
  const uniform = families.ends.slice();
  subtractFrom(uniform, mixed);
  const uniformCount = countBits(uniform);
  const tagCounter = createTagCounter(catalog, uniform);
  /** Reused by every call; at most half of the families are listed. */
  const scratch = new Uint32Array((uniformCount >>> 1) + 1);
  const totals = countListed(Uint32Array.from(listBits(uniform, 0, size)), true);
  /** Precomputed: the most expensive part of the unfiltered listing, which has thousands of brands. */
  const allBrands = Object.freeze(bySlug(countShared(fullBits(size), false).brands, brands.slugs));

  /** A product of each family with hits; if those are most families, of each one without. */
  function listFamilies(bits: Bits): { products: Uint32Array; isComplement: boolean } {
    const found = lastOfFamilies(families, bits);
    if (hasMixed) subtractFrom(found, mixed);
    const isComplement = countBits(found) > uniformCount / 2;
    let count = 0;
    for (let at = 0; at < found.length; at++) {
      let word = isComplement ? uniform[at]! & ~found[at]! : found[at]!;
      for (; word !== 0; word &= word - 1)
        scratch[count++] = (at << 5) + 31 - Math.clz32(word & -word);
    }
    return { products: scratch.subarray(0, count), isComplement };
  }

  function countListed(products: Uint32Array, withTags: boolean): SharedCounts {
    const ofSections = countCodes(products, sections.codes, sections.list.length);
    return {
      categories: sumByChoice(ofSections, categoryOf, categorySlugs.length),
      subcategories: sumByChoice(ofSections, subcategoryOf, subcategorySlugs.length),
      brands: countCodes(products, brands.codes, brands.slugs.length),
      tags: withTags ? tagCounter.count(products, ofSections) : new Uint32Array(),
    };
  }

  /** Counts what the variants of a family usually share. */
  function countShared(bits: Bits, withTags: boolean): SharedCounts {
    const { products, isComplement } = listFamilies(bits);
    const counts = countListed(products, withTags);
    if (isComplement) {
      for (const name of sharedCounts) {
        const own = counts[name];
        for (let code = 0; code < own.length; code++) own[code] = totals[name][code]! - own[code]!;
      }
    }
    if (hasMixed) addMixed(common(bits, mixed), counts);
    return counts;
  }

  /** Most facets share their hits, which are counted once. */
  function countFacets(hitsOf: HitsOf): (facet: SharedFacet) => SharedCounts {
    const counted = new Map<SharedFacet, SharedCounts>();
    for (const [{ bits }, facets] of Map.groupBy(sharedFacets, hitsOf)) {
      const counts = countShared(bits, facets.some(isTagFacet));
      for (const facet of facets) counted.set(facet, counts);
    }
    return (facet) => counted.get(facet) ?? totals;
  }

  /** Families whose variants differ count once per choice. */
  function addMixed(bits: Bits, counts: SharedCounts): void {
    const seen = new Set<string>();
    let family = -1;
    const add = (name: keyof SharedCounts, code: number) => {
      const key = `${name} ${code}`;
      if (seen.has(key)) return;
      seen.add(key);
      counts[name][code]! += 1;
    };
    for (const product of listBits(bits, 0, size)) {
      if (families.codes[product] !== family) seen.clear();
      family = families.codes[product]!;
      const section = sections.codes[product]!;
      add('categories', categoryOf[section]!);
      add('subcategories', subcategoryOf[section]!);
      add('brands', brands.codes[product]!);
      if (counts.tags.length > 0) forEachTag(tags.formulas, product, (code) => add('tags', code));
    }
  }

  let bandsOfAll: { version: number; counts: Uint32Array } | null = null;
  /** Prices differ by variant, and change. */
  function countBands({ bits, total }: Hits): Uint32Array {
    if (total === size && bandsOfAll?.version === prices.version) return bandsOfAll.counts;
    const counts = new Uint32Array(priceBandRanges.length);
    /** One more than the last family that was seen in a band. */
    const seen = new Uint32Array(priceBandRanges.length);
    for (let at = 0; at < bits.length; at++) {
      for (let word = bits[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        const band = prices.bands[product]!;
        const family = families.codes[product]! + 1;
        if (seen[band] === family) continue;
        seen[band] = family;
        counts[band]! += 1;
      }
    }
    if (total === size) bandsOfAll = { version: prices.version, counts };
    return counts;
  }

  function countSets(sets: Iterable<readonly [string, Bits]>, { bits }: Hits) {
    const record: Record<string, number> = {};
    for (const [slug, set] of sets) {
      const count = countFamilies(families, bits, set);
      if (count > 0) record[slug] = count;
    }
    return record;
  }

  return (hitsOf: HitsOf): Facets => {
    const shared = countFacets(hitsOf);
    const tagged = (facet: TagFacet) => tagCounter.record(facet, shared(facet).tags);
    const bands = countBands(hitsOf('price'));
    const rated = hitsOf('rating').bits;
    return {
      category: bySlug(shared('category').categories, categorySlugs),
      subcategory: bySlug(shared('subcategory').subcategories, subcategorySlugs),
      brand:
        hitsOf('brand').total === size ? allBrands : bySlug(shared('brand').brands, brands.slugs),
      rating: Object.fromEntries(
        ratingSteps.map((step) => [step, countFamilies(families, rated, ratedAtLeast(step * 10))]),
      ),
      price: priceBandRanges.map((range, band) => ({ ...range, count: bands[band]! })),
      concern: tagged('concern'),
      skin: tagged('skin'),
      hair: tagged('hair'),
      claim: tagged('claim'),
      ingredient: tagged('ingredient'),
      store: countSets(prices.stores, hitsOf('store')),
      inStock: countSets([['true', prices.inStock]], hitsOf('inStock')),
      unit: countSets(
        unitKinds.map((kind, at) => [kind, sizes.products[at + 1]!] as const),
        hitsOf('unit'),
      ),
    };
  };
}

function countCodes(products: Uint32Array, codes: CodeColumn, count: number) {
  const counts = new Uint32Array(count);
  for (let at = 0; at < products.length; at++) counts[codes[products[at]!]!]! += 1;
  return counts;
}

function sumByChoice(counts: Uint32Array, choiceOf: readonly number[], choices: number) {
  const sums = new Uint32Array(choices);
  for (let code = 0; code < counts.length; code++) sums[choiceOf[code]!]! += counts[code]!;
  return sums;
}
