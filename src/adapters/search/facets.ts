import type { Facets } from '~/domain/search/search-index';
import type { Bits } from './bitset';
import type { Catalog } from './catalog';
import { priceBandRanges } from './prices';

const facetNames = ['category', 'subcategory', 'brand', 'rating', 'price'] as const;
type CountedFacet = (typeof facetNames)[number];

type Codes = Uint16Array | Uint32Array;

/** A facet's codes: one per product, and the number of products per code. */
interface Coded {
  codes: Codes;
  totals: Uint32Array;
}

/** Products to add to counts or, with -1, to subtract. */
interface Listed {
  products: Uint32Array;
  count: number;
  step: 1 | -1;
}

/** The hits as a list; if most products are hits, the non-hits, which are fewer. */
function listHits({ bits, total }: Hits, size: number, products: Uint32Array): Listed {
  const step = total > size / 2 ? -1 : 1;
  const flip = step < 0 ? -1 : 0;
  let count = 0;
  for (let at = 0; at < bits.length; at++) {
    for (let word = bits[at]! ^ flip; word !== 0; word &= word - 1) {
      const product = (at << 5) + 31 - Math.clz32(word & -word);
      if (product >= size) break;
      products[count++] = product;
    }
  }
  return { products, count, step };
}

function countCodes({ products, count, step }: Listed, { codes, totals }: Coded): Uint32Array {
  const counts = step < 0 ? totals.slice() : new Uint32Array(totals.length);
  for (let at = 0; at < count; at++) {
    const code = codes[products[at]!]!;
    counts[code]! += step;
  }
  return counts;
}

/** Counts by slug, without zeros. */
function bySlug(counts: Uint32Array, slugOf: (code: number) => string): Record<string, number> {
  const record: Record<string, number> = {};
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code]!;
    if (count === 0) continue;
    const slug = slugOf(code);
    record[slug] = (record[slug] ?? 0) + count;
  }
  return record;
}

const ratingSteps = [4, 3, 2, 1];

interface Hits {
  bits: Bits;
  total: number;
}

/** The hits that each facet counts: those without its own filter. */
export type HitsOf = (facet: keyof Facets) => Hits;

export function createFacetCounter({ size, brands, sections, ratings, prices }: Catalog) {
  const withTotals = (codes: Codes, length: number): Coded => {
    const totals = new Uint32Array(length);
    for (const code of codes) totals[code]! += 1;
    return { codes, totals };
  };
  const inSections = withTotals(sections.codes, sections.list.length);
  const coded: Record<CountedFacet, Coded> = {
    category: inSections,
    subcategory: inSections,
    brand: withTotals(brands.codes, brands.slugs.length),
    rating: withTotals(ratings, 51),
    price: { codes: prices.bands, totals: prices.bandTotals },
  };
  const brandSlug = (code: number) => brands.slugs[code]!;
  /** Precomputed: the most expensive part of the unfiltered listing, which has thousands of brands. */
  const allBrands = Object.freeze(bySlug(coded.brand.totals, brandSlug));
  /** Reused by every call; at most half of the products are listed. */
  const scratch = new Uint32Array((size >>> 1) + 1);

  /** Most facets share their hits, which are listed once. */
  function countAll(hitsOf: HitsOf): (facet: CountedFacet) => Uint32Array {
    const counts = new Map<CountedFacet, Uint32Array>();
    for (const [hits, facets] of Map.groupBy(facetNames, hitsOf)) {
      const listed = listHits(hits, size, scratch);
      for (const facet of facets) counts.set(facet, countCodes(listed, coded[facet]));
    }
    return (facet) => counts.get(facet) ?? new Uint32Array();
  }

  return (hitsOf: HitsOf): Facets => {
    const counted = countAll(hitsOf);
    const rated = counted('rating');
    const priced = counted('price');
    return {
      category: bySlug(counted('category'), (code) => sections.list[code]!.category),
      subcategory: bySlug(counted('subcategory'), (code) => sections.list[code]!.subcategory),
      brand: hitsOf('brand').total === size ? allBrands : bySlug(counted('brand'), brandSlug),
      rating: Object.fromEntries(
        ratingSteps.map((step) => [
          step,
          rated.subarray(step * 10).reduce((sum, ones) => sum + ones, 0),
        ]),
      ),
      price: priceBandRanges.map((range, band) => ({ ...range, count: priced[band]! })),
      concern: {},
      skin: {},
      hair: {},
      claim: {},
      ingredient: {},
      store: {},
      inStock: {},
      unit: {},
    };
  };
}
