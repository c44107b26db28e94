import type { Catalog } from './catalog';
import type { Hits } from './hits';
import { type Bits, emptyBits, hasBit, popCount, setBit } from './structures/bitset';
import { strengthBits } from './tags';

export const tagFacets = ['concern', 'skin', 'hair', 'claim', 'ingredient'] as const;
export type TagFacet = (typeof tagFacets)[number];

interface Choice {
  code: number;
  slug: string;
  /** The families with the tag, except mixed ones. */
  families: Bits;
}

/**
 * Counts the families per tag. A family usually has the same tags in all variants; the few others
 * (mixed) are counted by their hits.
 */
export function createTagCounter({ size, families, tags }: Catalog) {
  const { setOf, starts, items } = tags.formulas;
  const choices = new Map<TagFacet, Choice[]>(tagFacets.map((facet) => [facet, []]));
  const choiceOf: (Choice | undefined)[] = tags.names.map((name, code) => {
    const [kind, slug = ''] = name.split(':');
    const facet = tagFacets.find((known) => known === kind);
    if (!facet) return undefined;
    const choice = { code, slug, families: emptyBits(families.count) };
    choices.get(facet)?.push(choice);
    return choice;
  });
  const mixed = emptyBits(families.count);
  for (let product = 1; product < size; product++) {
    const family = families.codes[product]!;
    if (families.codes[product - 1] !== family) continue;
    if (setOf[product] !== setOf[product - 1]) setBit(mixed, family);
  }
  let tagCount = 0;
  for (let family = 0; family < families.count; family++) {
    if (hasBit(mixed, family)) continue;
    const set = setOf[families.starts[family]!]!;
    for (let item = starts[set]!; item < starts[set + 1]!; item++) {
      const choice = choiceOf[items[item]! >> strengthBits];
      if (choice) setBit(choice.families, family);
      tagCount++;
    }
  }
  const tagsPerFamily = tagCount / Math.max(1, families.count);
  const wordCount = choiceOf.filter(Boolean).length * mixed.length;
  // Reused by every call.
  const found = emptyBits(families.count);
  const listed = new Uint32Array(families.count);
  let allCounts: Uint32Array | null = null;

  function countAll({ bits }: Hits): Uint32Array {
    const counts = new Uint32Array(tags.names.length);
    const seen = new Uint32Array(tags.names.length);
    const familyOf = families.codes;
    let count = 0;
    let last = -1;
    for (let at = 0; at < bits.length; at++) {
      for (let word = bits[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        const family = familyOf[product]!;
        if (family === last) continue;
        if (!hasBit(mixed, family)) {
          listed[count++] = family;
          last = family;
          continue;
        }
        const set = setOf[product]!;
        for (let item = starts[set]!; item < starts[set + 1]!; item++) {
          const code = items[item]! >> strengthBits;
          if (seen[code] === family + 1) continue;
          seen[code] = family + 1;
          counts[code]! += 1;
        }
      }
    }
    if (count * tagsPerFamily < wordCount) countOneByOne(count, counts);
    else countTogether(count, counts);
    return counts;
  }

  function countOneByOne(count: number, counts: Uint32Array): void {
    for (let at = 0; at < count; at++) {
      const set = setOf[families.starts[listed[at]!]!]!;
      const end = starts[set + 1]!;
      for (let item = starts[set]!; item < end; item++) counts[items[item]! >> strengthBits]! += 1;
    }
  }

  /** With many hits, intersecting sets is faster. */
  function countTogether(count: number, counts: Uint32Array): void {
    found.fill(0);
    for (let at = 0; at < count; at++) setBit(found, listed[at]!);
    for (const choice of choiceOf) if (choice) counts[choice.code]! += countIn(choice.families);
  }

  function countIn(others: Bits): number {
    let count = 0;
    for (let at = 0; at < found.length; at++) {
      const common = found[at]! & others[at]!;
      if (common !== 0) count += popCount(common);
    }
    return count;
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
