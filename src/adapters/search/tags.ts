import { type Bits, emptyBits } from './structures/bitset';
import type { CodeColumn } from './structures/code-column';
import { addGroup, type Postings } from './structures/postings';

/** Tags are stored as 16 bits: the code and, in the lowest bits, the strength. */
export const strengthBits = 4;
export const maxTagCodes = 1 << (16 - strengthBits);

/** The kinds of tags that listings count. */
export const tagFacets = ['concern', 'skin', 'hair', 'claim', 'ingredient'] as const;
export type TagFacet = (typeof tagFacets)[number];

/** Distinct sets of tags; many products share all their tags. */
export interface TagSets {
  /** The set of each product. */
  setOf: CodeColumn;
  products: Postings;
  /** Set s holds the tags items[starts[s]] up to items[starts[s + 1]]. */
  starts: Uint32Array;
  /** Ascending within a set. */
  items: Uint16Array;
  /** The sets with an item, that is with a tag of a strength: sets[starts[item]] up to sets[starts[item + 1]]. */
  setsWith: { starts: Uint32Array; sets: CodeColumn };
}

export interface Tags {
  /** By `kind:slug`. */
  codes: ReadonlyMap<string, number>;
  names: readonly string[];
  /** Only the tags of facets have codes below this one. */
  facetTagCount: number;
  /** The greatest strength of each tag. */
  maxStrengths: Uint8Array;
  /** All tags but shades. */
  formulas: TagSets;
  shades: TagSets;
}

const setsWithTag = ({ starts, sets }: TagSets['setsWith'], code: number): CodeColumn =>
  sets.subarray(starts[code << strengthBits]!, starts[(code + 1) << strengthBits]!);

/** Adds the products that have a tag. */
export function addTagged({ codes, formulas, shades }: Tags, name: string, bits: Bits): void {
  const code = codes.get(name);
  if (code === undefined) return;
  for (const { setsWith, products } of [formulas, shades]) {
    for (const set of setsWithTag(setsWith, code)) addGroup(products, set, bits, bits.length << 5);
  }
}

/** The products that have a tag. */
export function productsTagged(tags: Tags, name: string, size: number): Bits {
  const bits = emptyBits(size);
  addTagged(tags, name, bits);
  return bits;
}

/** Calls back for every set of tags that includes a tag, with the strength. */
export function forEachSetWith(
  { codes, formulas, shades }: Tags,
  name: string,
  visit: (products: Postings, set: number, strength: number) => void,
): void {
  const code = codes.get(name);
  if (code === undefined) return;
  for (const sets of [formulas, shades]) {
    const { starts, sets: withItem } = sets.setsWith;
    for (let strength = 0; strength < 1 << strengthBits; strength++) {
      const item = (code << strengthBits) | strength;
      const end = starts[item + 1]!;
      for (let at = starts[item]!; at < end; at++) visit(sets.products, withItem[at]!, strength);
    }
  }
}

/** What each set of tags scores. */
export interface SetPoints {
  formulas: Int16Array;
  shades: Int16Array;
}

/** Adds points by the strength of a tag to all sets that include it. */
export function addPoints(
  tags: Tags,
  name: string,
  pointsOf: (strength: number) => number,
  points: SetPoints,
): void {
  const code = tags.codes.get(name);
  if (code === undefined) return;
  for (const kind of ['formulas', 'shades'] as const) {
    const { starts, sets } = tags[kind].setsWith;
    const ofKind = points[kind];
    for (let strength = 0; strength < 1 << strengthBits; strength++) {
      const item = (code << strengthBits) | strength;
      const end = starts[item + 1]!;
      const added = pointsOf(strength);
      for (let at = starts[item]!; at < end; at++) ofKind[sets[at]!]! += added;
    }
  }
}

/** 0 without the tag; no tag has that strength. */
function strengthIn({ starts, items }: TagSets, set: number, code: number): number {
  let low = starts[set]!;
  let high = starts[set + 1]!;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (items[middle]! >> strengthBits < code) low = middle + 1;
    else high = middle;
  }
  const item = items[low]!;
  const isFound = low < starts[set + 1]! && item >> strengthBits === code;
  return isFound ? item & ((1 << strengthBits) - 1) : 0;
}

/** The strengths of a tag by product; 0 without it. */
export function strengthsOf(
  { codes, formulas, shades }: Tags,
  name: string,
): (product: number) => number {
  const code = codes.get(name);
  if (code === undefined) return () => 0;
  return (product) =>
    strengthIn(formulas, formulas.setOf[product]!, code) ||
    strengthIn(shades, shades.setOf[product]!, code);
}

/** Calls back with the code of every tag of a product. */
export function forEachTag(
  { setOf, starts, items }: TagSets,
  product: number,
  visit: (code: number) => void,
): void {
  const set = setOf[product]!;
  const end = starts[set + 1]!;
  for (let item = starts[set]!; item < end; item++) visit(items[item]! >> strengthBits);
}
