import { type Facets, unitKinds } from '~/domain/search/search-index';
import type { Catalog } from './catalog';
import type { Hits } from './hits';
import { priceBandRanges } from './prices';
import { type Bits, hasBit } from './structures/bitset';
import { countFamilies } from './structures/families';
import { createTagCounter, type TagFacet, tagFacets } from './tag-facets';

/** A facet's code of each product, and the number of families per code. */
interface Coded {
  codes: Uint16Array | Uint32Array;
  /** Several codes can stand for one choice. */
  choices?: Uint16Array;
  totals: Uint32Array;
}
type CodedFacet = 'category' | 'subcategory' | 'brand' | 'price';
const codedFacets: readonly CodedFacet[] = ['category', 'subcategory', 'brand', 'price'];

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

/** Counts families: sizes and shades of one product count once per choice. */
export function createFacetCounter(catalog: Catalog, ratedAtLeast: (minTenths: number) => Bits) {
  const { size, brands, sections, prices, families, sizes } = catalog;
  const categorySlugs = [...new Set(sections.list.map(({ category }) => category))];
  const subcategorySlugs = [...new Set(sections.list.map(({ subcategory }) => subcategory))];
  const coded: Record<CodedFacet, Coded> = {
    category: {
      codes: sections.codes,
      choices: Uint16Array.from(sections.list, ({ category }) => categorySlugs.indexOf(category)),
      totals: new Uint32Array(categorySlugs.length),
    },
    subcategory: {
      codes: sections.codes,
      choices: Uint16Array.from(sections.list, ({ subcategory }) =>
        subcategorySlugs.indexOf(subcategory),
      ),
      totals: new Uint32Array(subcategorySlugs.length),
    },
    brand: { codes: brands.codes, totals: new Uint32Array(brands.slugs.length) },
    price: { codes: prices.bands, totals: new Uint32Array(priceBandRanges.length) },
  };
  const countTags = createTagCounter(catalog);
  /** Reused by every call. */
  const scratch = new Uint32Array(size);
  function everyProduct(): Listed {
    for (let product = 0; product < size; product++) scratch[product] = product;
    return { products: scratch, count: size, isComplement: false };
  }
  for (const facet of codedFacets) coded[facet].totals = countCodes(everyProduct(), coded[facet]);
  /** Precomputed: the most expensive part of the unfiltered listing, which has thousands of brands. */
  const allBrands = Object.freeze(bySlug(coded.brand.totals, brands.slugs));

  interface Listed {
    products: Uint32Array;
    count: number;
    /** The products are those that are no hits. */
    isComplement: boolean;
  }

  /** The hits as a list; if most products are hits, the non-hits, which are fewer. */
  function listHits({ bits, total }: Hits): Listed {
    const isComplement = total > size / 2;
    const flip = isComplement ? -1 : 0;
    let count = 0;
    for (let at = 0; at < bits.length; at++) {
      for (let word = bits[at]! ^ flip; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        if (product >= size) break;
        scratch[count++] = product;
      }
    }
    return { products: scratch, count, isComplement };
  }

  function countCodes({ products, count, isComplement }: Listed, facet: Coded, bits?: Bits) {
    const { codes, choices, totals } = facet;
    const familyOf = families.codes;
    const counts = isComplement ? totals.slice() : new Uint32Array(totals.length);
    /** One more than the last family that was seen with a code. */
    const seen = new Uint32Array(totals.length);
    for (let at = 0; at < count; at++) {
      const product = products[at]!;
      const code = choices ? choices[codes[product]!]! : codes[product]!;
      const family = familyOf[product]!;
      if (seen[code] === family + 1) continue;
      seen[code] = family + 1;
      if (!isComplement) counts[code]! += 1;
      else if (!bits || !hasHitWith(facet, family, code, bits)) counts[code]! -= 1;
    }
    return counts;
  }

  /** Whether some variant is a hit with this code. */
  function hasHitWith({ codes, choices }: Coded, family: number, code: number, bits: Bits) {
    const end = families.starts[family + 1]!;
    for (let product = families.starts[family]!; product < end; product++) {
      const other = choices ? choices[codes[product]!]! : codes[product]!;
      if (other === code && hasBit(bits, product)) return true;
    }
    return false;
  }

  let pricedVersion = -1;
  /** Price bands change, so their totals are counted again after every change. */
  function refreshPriceTotals(): void {
    if (pricedVersion === prices.version) return;
    pricedVersion = prices.version;
    coded.price.totals = countCodes(everyProduct(), coded.price);
  }

  /** Most facets share their hits, which are listed once. */
  function countCoded(hitsOf: HitsOf): Record<CodedFacet, Uint32Array> {
    const counts = new Map<CodedFacet, Uint32Array>();
    for (const [hits, facets] of Map.groupBy(codedFacets, hitsOf)) {
      if (hits.total > size / 2 && facets.includes('price')) refreshPriceTotals();
      const listed = listHits(hits);
      for (const facet of facets) counts.set(facet, countCodes(listed, coded[facet], hits.bits));
    }
    const none = new Uint32Array();
    return {
      category: counts.get('category') ?? none,
      subcategory: counts.get('subcategory') ?? none,
      brand: counts.get('brand') ?? none,
      price: counts.get('price') ?? none,
    };
  }

  function countSets(sets: Iterable<readonly [string, Bits]>, { bits }: Hits) {
    const record: Record<string, number> = {};
    for (const [slug, set] of sets) {
      const count = countFamilies(families, bits, set);
      if (count > 0) record[slug] = count;
    }
    return record;
  }

  function tagCounts(hitsOf: HitsOf): Record<TagFacet, Record<string, number>> {
    const counts = new Map<TagFacet, Record<string, number>>();
    for (const [hits, facets] of Map.groupBy(tagFacets, hitsOf)) {
      const counted = countTags(hits);
      for (const facet of facets) counts.set(facet, counted(facet));
    }
    const of = (facet: TagFacet) => counts.get(facet) ?? {};
    return {
      concern: of('concern'),
      skin: of('skin'),
      hair: of('hair'),
      claim: of('claim'),
      ingredient: of('ingredient'),
    };
  }

  return (hitsOf: HitsOf): Facets => {
    const { category, subcategory, brand, price } = countCoded(hitsOf);
    const rated = hitsOf('rating').bits;
    return {
      category: bySlug(category, categorySlugs),
      subcategory: bySlug(subcategory, subcategorySlugs),
      brand: hitsOf('brand').total === size ? allBrands : bySlug(brand, brands.slugs),
      rating: Object.fromEntries(
        ratingSteps.map((step) => [step, countFamilies(families, rated, ratedAtLeast(step * 10))]),
      ),
      price: priceBandRanges.map((range, band) => ({ ...range, count: price[band]! })),
      ...tagCounts(hitsOf),
      store: countSets(prices.stores, hitsOf('store')),
      inStock: countSets([['true', prices.inStock]], hitsOf('inStock')),
      unit: countSets(
        unitKinds.map((kind, at) => [kind, sizes.products[at + 1]!] as const),
        hitsOf('unit'),
      ),
    };
  };
}
