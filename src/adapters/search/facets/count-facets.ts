import { type Facets, facetNames } from '~/domain/search/search-index';
import type { Catalog } from '../catalog';
import { choiceFacetNames, choiceFacets, choiceMasks } from '../choices';
import type { Hits } from '../hits';
import { type Bits, clearBit, common, fullBits, hasBit, listBits } from '../structures/bitset';
import { createFamilyFinder } from '../structures/families';
import { forEachChunk, type Steps } from '../structures/steps';
import { forEachTag, tagFacets } from '../tags';
import { bitsPerColumn, type ChoiceCounter, createChoiceCounter } from './choice-counter';
import { groupBySection, type SectionFamilies } from './section-families';
import { createTagCounter, type TagCounter } from './tag-counter';

/** Numbers of families, by code. A facet that is not asked for has no codes. */
interface Counts {
  categories: Int32Array;
  subcategories: Int32Array;
  brands: Int32Array;
  tags: Int32Array;
  /** For each column of the choices, by bit. */
  choices: readonly Int32Array[];
}

type Facet = keyof Facets;
/** What prices and ratings do not change. */
const fixedFacets = ['category', 'subcategory', 'brand', ...tagFacets] as const;
type FixedFacet = (typeof fixedFacets)[number];

const needs = (facets: readonly Facet[], those: readonly Facet[]): boolean =>
  facets.some((facet) => those.includes(facet));

const zeros = (facets: readonly Facet[], those: readonly Facet[], codeCount: number): Int32Array =>
  new Int32Array(needs(facets, those) ? codeCount : 0);

/** The hits that each facet counts: those without its own filter. */
export type HitsOf = (facet: Facet) => Hits;

export interface FacetCounter extends Pick<ChoiceCounter, 'change'> {
  count(hitsOf: HitsOf): Facets;
  countByCategory(hits: Hits): Facets['category'];
  countFamilies(hits: Hits): number;
}

/** If fewer than one in this many products are hits, looking at each is faster than intersecting sets. */
const sparseRatio = 1_024;

/** Counts families: sizes and shades of one product count once per choice. */
export function* createFacetCounter(
  catalog: Catalog,
  maxSparseHits = catalog.size / sparseRatio,
): Steps<FacetCounter> {
  const mixed = yield* findMixed(catalog);
  /** The last product of every other family. */
  const uniform = catalog.families.ends.slice();
  for (const product of mixed) clearBit(uniform, product);
  const bySection = yield* groupBySection(catalog, uniform);
  return createCounter(catalog, { mixed, uniform, maxSparseHits }, bySection, {
    tags: yield* createTagCounter(catalog, bySection),
    choices: yield* createChoiceCounter(catalog, bySection, uniform),
  });
}

/** Products of families whose variants differ in section or brand: hardly any. */
function* findMixed({ families, sections, brands }: Catalog): Steps<readonly number[]> {
  const mixed: number[] = [];
  const isLikePrevious = (product: number): boolean =>
    sections.codes[product] === sections.codes[product - 1] &&
    brands.codes[product] === brands.codes[product - 1];
  yield* forEachChunk(families.count, (from, to) => {
    for (let family = from; family < to; family++) {
      const start = families.starts[family]!;
      const end = families.starts[family + 1]!;
      let at = start + 1;
      while (at < end && isLikePrevious(at)) at++;
      if (at < end) for (let product = start; product < end; product++) mixed.push(product);
    }
  });
  return mixed;
}

/** Counts by slug, without zeros. */
function bySlug(counts: Int32Array, slugs: readonly string[]): Record<string, number> {
  const record: Record<string, number> = {};
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code]!;
    if (count > 0) record[slugs[code]!] = count;
  }
  return record;
}

/** Counts a family once per code, if its products come one after the other. Codes that are not counted are ignored. */
function countOnce(counts: Int32Array): (family: number, code: number) => void {
  /** One more than the last family with the code. */
  const seen = new Uint32Array(counts.length);
  return (family, code) => {
    if (code >= counts.length || seen[code] === family + 1) return;
    seen[code] = family + 1;
    counts[code]! += 1;
  };
}

function createCounter(
  catalog: Catalog,
  {
    mixed,
    uniform,
    maxSparseHits,
  }: { mixed: readonly number[]; uniform: Bits; maxSparseHits: number },
  bySection: SectionFamilies,
  counters: { tags: TagCounter; choices: ChoiceCounter },
): FacetCounter {
  const { size, brands, sections, families, tags, prices } = catalog;
  const categorySlugs = bySection.categories;
  const subcategorySlugs = [...new Set(sections.list.map(({ subcategory }) => subcategory))];
  const categoryOf = sections.list.map(({ category }) => categorySlugs.indexOf(category));
  const subcategoryOf = sections.list.map(({ subcategory }) =>
    subcategorySlugs.indexOf(subcategory),
  );
  const findFamilies = createFamilyFinder(families);
  const everything = countHits({ bits: fullBits(size), total: size }, fixedFacets);
  /** Counted in advance; there are thousands of brands. The choices of everything follow prices. */
  const ofEverything = new Map(
    fixedFacets.map((facet) => [facet, Object.freeze(recordOf(facet, everything))]),
  );

  function recordOf(facet: FixedFacet, counts: Counts): Record<string, number> {
    if (facet === 'category') return bySlug(counts.categories, categorySlugs);
    if (facet === 'subcategory') return bySlug(counts.subcategories, subcategorySlugs);
    if (facet === 'brand') return bySlug(counts.brands, brands.slugs);
    return counters.tags.record(facet, counts.tags);
  }

  /** Counts only what the facets need. */
  function countHits(hits: Hits, facets: readonly Facet[]): Counts {
    return hits.total <= maxSparseHits ? countEach(hits, facets) : countBySets(hits, facets);
  }

  function countEach({ bits, total }: Hits, facets: readonly Facet[]): Counts {
    const counts: Counts = {
      categories: new Int32Array(categorySlugs.length),
      subcategories: zeros(facets, ['subcategory'], subcategorySlugs.length),
      brands: zeros(facets, ['brand'], brands.slugs.length),
      tags: zeros(facets, tagFacets, tags.facetTagCount),
      choices: needs(facets, choiceFacetNames)
        ? prices.choices.columns.map(() => new Int32Array(bitsPerColumn))
        : [],
    };
    addProducts(listBits(bits, 0, total), counts);
    return counts;
  }

  function countBySets({ bits }: Hits, facets: readonly Facet[]): Counts {
    const ofUniform = (lasts: Bits): Bits => (mixed.length > 0 ? common(lasts, uniform) : lasts);
    const found = findFamilies(bits);
    const lasts = ofUniform(found.lasts);
    const categories = bySection.countByCategory(lasts);
    const counts: Counts = {
      categories,
      subcategories: zeros(facets, ['subcategory'], subcategorySlugs.length),
      brands: new Int32Array(),
      tags: new Int32Array(),
      choices: [],
    };
    if (facets.some((facet) => facet !== 'category')) {
      const asked = {
        members: needs(facets, ['subcategory', ...tagFacets, ...choiceFacetNames]),
        brands: needs(facets, ['brand']),
      };
      const selection = bySection.select(lasts, categories, asked);
      if (needs(facets, ['subcategory'])) {
        for (const { section, count } of selection.portions) {
          counts.subcategories[subcategoryOf[section]!]! += count;
        }
      }
      counts.brands = selection.brands;
      const partly = ofUniform(found.partly);
      if (needs(facets, tagFacets)) counts.tags = counters.tags.count(selection, bits, partly);
      const masks = choiceMasks(
        prices.choices,
        choiceFacetNames.filter((facet) => facets.includes(facet)),
      );
      counts.choices = counters.choices.count(selection, bits, partly, masks);
    }
    addProducts(
      mixed.filter((product) => hasBit(bits, product)),
      counts,
    );
    return counts;
  }

  /** Adds the families of products in ascending order, each once per choice of any of these products. */
  function addProducts(products: readonly number[], counts: Counts): void {
    if (products.length === 0) return;
    const categories = countOnce(counts.categories);
    const subcategories = countOnce(counts.subcategories);
    const ofBrands = countOnce(counts.brands);
    const ofTags = countOnce(counts.tags);
    for (let from = 0; from < products.length; ) {
      const family = families.codes[products[from]!]!;
      let set = -1;
      let to = from;
      for (; to < products.length && families.codes[products[to]!] === family; to++) {
        const product = products[to]!;
        const section = sections.codes[product]!;
        categories(family, categoryOf[section]!);
        subcategories(family, subcategoryOf[section]!);
        if (counts.brands.length > 0) ofBrands(family, brands.codes[product]!);
        // Most variants have the same tags.
        if (counts.tags.length === 0 || tags.formulas.setOf[product] === set) continue;
        set = tags.formulas.setOf[product]!;
        forEachTag(tags.formulas, product, (code) => ofTags(family, code));
      }
      for (let at = 0; at < counts.choices.length; at++) {
        const column = prices.choices.columns[at]!;
        let any = 0;
        for (let place = from; place < to; place++) any |= column[products[place]!]!;
        for (; any !== 0; any &= any - 1) counts.choices[at]![31 - Math.clz32(any & -any)]! += 1;
      }
      from = to;
    }
  }

  return {
    change: counters.choices.change,
    countFamilies: ({ bits, total }) =>
      total === size ? families.count : findFamilies(bits).count,
    countByCategory: (hits) => recordOf('category', countHits(hits, ['category'])),
    count(hitsOf) {
      // Most facets share their hits, which are counted once.
      const counted = new Map<Facet, Counts>();
      for (const [hits, facets] of Map.groupBy(facetNames, hitsOf)) {
        if (hits.total === size) continue;
        const counts = countHits(hits, facets);
        for (const facet of facets) counted.set(facet, counts);
      }
      const fixed = (facet: FixedFacet): Record<string, number> => {
        const counts = counted.get(facet);
        return counts ? recordOf(facet, counts) : (ofEverything.get(facet) ?? {});
      };
      return {
        category: fixed('category'),
        subcategory: fixed('subcategory'),
        brand: fixed('brand'),
        concern: fixed('concern'),
        skin: fixed('skin'),
        hair: fixed('hair'),
        claim: fixed('claim'),
        ingredient: fixed('ingredient'),
        ...choiceFacets(
          prices.choices,
          (facet) => counted.get(facet)?.choices ?? counters.choices.ofEverything,
        ),
      };
    },
  };
}
