import type { Facets } from '~/domain/search/search-index';
import type { Catalog } from './catalog';
import type { Hits } from './hits';
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
import { lastOfFamilies } from './structures/families';
import { createTagCounter } from './tag-facets';
import { forEachTag, type TagFacet, tagFacets } from './tags';
import { createVariantCounter } from './variant-facets';

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
export function createFacetCounter(catalog: Catalog) {
  const { size, brands, sections, families, tags } = catalog;
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
  const totals = countListed(Uint32Array.from(listBits(uniform, 0, size)), sharedFacets);
  const countVariants = createVariantCounter(catalog);
  const ofEverything = countShared(fullBits(size), sharedFacets);
  /** Precomputed: the most expensive part of the unfiltered listing, which has thousands of brands. */
  const allBrands = Object.freeze(bySlug(ofEverything.brands, brands.slugs));

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

  /** Brands and tags are counted only if a facet needs them. */
  function countListed(products: Uint32Array, facets: readonly SharedFacet[]): SharedCounts {
    const ofSections = countCodes(products, sections.codes, sections.list.length);
    return {
      categories: sumByChoice(ofSections, categoryOf, categorySlugs.length),
      subcategories: sumByChoice(ofSections, subcategoryOf, subcategorySlugs.length),
      brands: facets.includes('brand')
        ? countCodes(products, brands.codes, brands.slugs.length)
        : new Uint32Array(),
      tags: facets.some(isTagFacet) ? tagCounter.count(products, ofSections) : new Uint32Array(),
    };
  }

  /** Counts what the variants of a family usually share. */
  function countShared(bits: Bits, facets: readonly SharedFacet[]): SharedCounts {
    const { products, isComplement } = listFamilies(bits);
    const counts = countListed(products, facets);
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
    for (const [{ bits, total }, facets] of Map.groupBy(sharedFacets, hitsOf)) {
      const counts = total === size ? ofEverything : countShared(bits, facets);
      for (const facet of facets) counted.set(facet, counts);
    }
    return (facet) => counted.get(facet) ?? ofEverything;
  }

  /** Families whose variants differ count once per choice. */
  function addMixed(bits: Bits, counts: SharedCounts): void {
    const seen = new Set<string>();
    let family = -1;
    const add = (name: keyof SharedCounts, code: number) => {
      const key = `${name} ${code}`;
      if (code >= counts[name].length || seen.has(key)) return;
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
      forEachTag(tags.formulas, product, (code) => add('tags', code));
    }
  }

  return (hitsOf: HitsOf): Facets => {
    const shared = countFacets(hitsOf);
    const tagged = (facet: TagFacet) => tagCounter.record(facet, shared(facet).tags);
    return {
      category: bySlug(shared('category').categories, categorySlugs),
      subcategory: bySlug(shared('subcategory').subcategories, subcategorySlugs),
      brand:
        hitsOf('brand').total === size ? allBrands : bySlug(shared('brand').brands, brands.slugs),
      concern: tagged('concern'),
      skin: tagged('skin'),
      hair: tagged('hair'),
      claim: tagged('claim'),
      ingredient: tagged('ingredient'),
      ...countVariants(hitsOf),
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
