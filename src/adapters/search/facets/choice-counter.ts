import type { Facets } from '~/domain/search/search-index';
import type { Catalog } from './catalog';
import { countChoices } from './choices';
import type { Hits } from './hits';
import { priceBandRanges } from './prices';
import type { Bits } from './structures/bitset';

type VariantFacets = Pick<Facets, 'rating' | 'price' | 'store' | 'inStock' | 'unit'>;

/** Counts families by what their variants may differ in: each family once per choice. */
export function createVariantCounter({ size, families, prices }: Catalog) {
  function countBands(bits: Bits): VariantFacets['price'] {
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
    return priceBandRanges.map((range, band) => ({ ...range, count: counts[band]! }));
  }

  /** Counts of the same hits are shared, and those of all products until prices change. */
  function shared<Counts>(count: (bits: Bits) => Counts) {
    let ofEverything: { version: number; counts: Counts } | null = null;
    return () => {
      const known = new Map<Hits, Counts>();
      return (hits: Hits): Counts => {
        const isAll = hits.total === size;
        if (isAll && ofEverything?.version === prices.version) return ofEverything.counts;
        const counts = known.get(hits) ?? count(hits.bits);
        known.set(hits, counts);
        if (isAll) ofEverything = { version: prices.version, counts };
        return counts;
      };
    };
  }
  const bandCounter = shared(countBands);
  const choiceCounter = shared((bits) => countChoices(prices.choices, bits, families));

  return (hitsOf: (facet: keyof VariantFacets) => Hits): VariantFacets => {
    const bands = bandCounter();
    const choices = choiceCounter();
    return {
      price: bands(hitsOf('price')),
      rating: choices(hitsOf('rating')).rating,
      store: choices(hitsOf('store')).store,
      inStock: choices(hitsOf('inStock')).inStock,
      unit: choices(hitsOf('unit')).unit,
    };
  };
}
