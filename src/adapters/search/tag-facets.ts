import type { Catalog } from './catalog';
import type { Hits } from './facets';
import { emptyBits, hasBit, setBit } from './structures/bitset';
import { strengthBits } from './tags';

export const tagFacets = ['concern', 'skin', 'hair', 'claim', 'ingredient'] as const;
export type TagFacet = (typeof tagFacets)[number];

/** Counts the families per tag. Products share sets of tags, so the sets are counted first. */
export function createTagCounter({ size, families, tags }: Catalog) {
  const { setOf, starts, items } = tags.formulas;
  const choices = new Map<TagFacet, { code: number; slug: string }[]>(
    tagFacets.map((facet) => [facet, []]),
  );
  for (const [code, name] of tags.names.entries()) {
    const [kind, slug = ''] = name.split(':');
    const facet = tagFacets.find((known) => known === kind);
    if (facet) choices.get(facet)?.push({ code, slug });
  }
  /** Families whose variants have different tags. */
  const mixed = emptyBits(families.count);
  for (let product = 1; product < size; product++) {
    const family = families.codes[product]!;
    if (families.codes[product - 1] !== family) continue;
    if (setOf[product] !== setOf[product - 1]) setBit(mixed, family);
  }
  const familiesOfSet = new Uint32Array(starts.length - 1);
  const usedSets = new Uint32Array(starts.length - 1);
  let allCounts: Uint32Array | null = null;

  function countAll({ bits }: Hits): Uint32Array {
    const counts = new Uint32Array(tags.names.length);
    const seen = new Uint32Array(tags.names.length);
    const familyOf = families.codes;
    let used = 0;
    let last = -1;
    for (let at = 0; at < bits.length; at++) {
      for (let word = bits[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        const family = familyOf[product]!;
        const set = setOf[product]!;
        if (hasBit(mixed, family)) {
          for (let item = starts[set]!; item < starts[set + 1]!; item++) {
            const code = items[item]! >> strengthBits;
            if (seen[code] === family + 1) continue;
            seen[code] = family + 1;
            counts[code]! += 1;
          }
        } else if (family !== last) {
          if (familiesOfSet[set] === 0) usedSets[used++] = set;
          familiesOfSet[set]! += 1;
          last = family;
        }
      }
    }
    for (let at = 0; at < used; at++) {
      const set = usedSets[at]!;
      const count = familiesOfSet[set]!;
      familiesOfSet[set] = 0;
      for (let item = starts[set]!; item < starts[set + 1]!; item++) {
        counts[items[item]! >> strengthBits]! += count;
      }
    }
    return counts;
  }

  return (hits: Hits): ((facet: TagFacet) => Record<string, number>) => {
    let counts: Uint32Array;
    if (hits.total < size) counts = countAll(hits);
    else {
      allCounts ??= countAll(hits);
      counts = allCounts;
    }
    return (facet) => {
      const record: Record<string, number> = {};
      for (const { code, slug } of choices.get(facet) ?? []) {
        const count = counts[code]!;
        if (count > 0) record[slug] = count;
      }
      return record;
    };
  };
}
