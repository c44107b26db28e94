import type { Facets } from '~/domain/search/search-index';
import type { Bits } from './bitset';
import type { Catalogue } from './catalogue';
import { priceBandRanges } from './prices';

type Codes = Uint16Array | Uint32Array;

/** How many of the hits have each code. When most products are hits, the others are counted. */
function countCodes(hits: Bits, total: number, codes: Codes, totals: Uint32Array): Uint32Array {
  const size = codes.length;
  const countOthers = total > size / 2;
  const counts = countOthers ? totals.slice() : new Uint32Array(totals.length);
  const flip = countOthers ? -1 : 0;
  const step = countOthers ? -1 : 1;
  for (let at = 0; at < hits.length; at++) {
    for (let word = (hits[at] ?? 0) ^ flip; word !== 0; word &= word - 1) {
      const product = (at << 5) + 31 - Math.clz32(word & -word);
      if (product >= size) break;
      const code = codes[product] ?? 0;
      counts[code] = (counts[code] ?? 0) + step;
    }
  }
  return counts;
}

/** Names with their counts, those without a hit left out. */
function bySlug(counts: Uint32Array, slugOf: (code: number) => string): Record<string, number> {
  const record: Record<string, number> = {};
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code] ?? 0;
    if (count === 0) continue;
    const slug = slugOf(code);
    record[slug] = (record[slug] ?? 0) + count;
  }
  return record;
}

const steps = [4, 3, 2, 1];

/** Each facet takes the hits to count: those that its own filter does not narrow. */
export type HitsOf = (facet: keyof Facets) => { bits: Bits; total: number };

export function createFacetCounter({ brands, sections, ratings, prices }: Catalogue) {
  const totalsOf = (codes: Codes, length: number) => {
    const totals = new Uint32Array(length);
    for (const code of codes) totals[code] = (totals[code] ?? 0) + 1;
    return totals;
  };
  const brandTotals = totalsOf(brands.codes, brands.slugs.length);
  const sectionTotals = totalsOf(sections.codes, sections.list.length);
  const ratingTotals = totalsOf(ratings, 51);

  const brandSlug = (code: number) => brands.slugs[code] ?? '';
  /** Thousands of brands make this the dearest part of the most common listing: everything. */
  const allBrands = Object.freeze(bySlug(brandTotals, brandSlug));

  return (hitsOf: HitsOf): Facets => {
    const count = (facet: keyof Facets, codes: Codes, totals: Uint32Array) => {
      const { bits, total } = hitsOf(facet);
      return countCodes(bits, total, codes, totals);
    };
    const category = count('category', sections.codes, sectionTotals);
    const subcategory =
      hitsOf('subcategory') === hitsOf('category')
        ? category
        : count('subcategory', sections.codes, sectionTotals);
    const rated = count('rating', ratings, ratingTotals);
    const priced = count('price', prices.bands, prices.bandTotals);
    return {
      category: bySlug(category, (code) => sections.list[code]?.category ?? ''),
      subcategory: bySlug(subcategory, (code) => sections.list[code]?.subcategory ?? ''),
      brand:
        hitsOf('brand').total === ratings.length
          ? allBrands
          : bySlug(count('brand', brands.codes, brandTotals), brandSlug),
      rating: Object.fromEntries(
        steps.map((step) => [step, rated.subarray(step * 10).reduce((sum, ones) => sum + ones, 0)]),
      ),
      price: priceBandRanges.map((range, band) => ({ ...range, count: priced[band] ?? 0 })),
    };
  };
}
