import type { Catalog } from '../catalog';
import { type Bits, countBits, difference, hasBit, popCount } from '../structures/bitset';
import { wordsPerStep } from '../structures/set-memory';
import { forEachChunk, type Steps } from '../structures/steps';

/** A section with hits. */
interface Portion {
  section: number;
  /** How many of its families have hits. */
  count: number;
  isWhole: boolean;
}

/** The families with hits. */
export interface Selection {
  portions: readonly Portion[];
  /** Their places, only in sections that are not whole. Valid until the next selection. */
  members: Bits;
  /** Their number by brand. */
  brands: Uint32Array;
}

/** Where the sets of families of each section start and how long they are, in words. */
export interface SectionLayout {
  starts: Uint32Array;
  lengths: Uint32Array;
  length: number;
}

/** Gives every family a place; the families of a section are neighbors. */
export interface SectionFamilies {
  layout: SectionLayout;
  /** The place in its section of the family with this last product. */
  memberOf(product: number): number;
  /** Calls back with the last product of every family. */
  forEachFamily(visit: (product: number) => void): Steps<void>;
  /** The families are given by their last products. */
  select(found: Bits): Selection;
}

/** Knows only the `known` families, given by their last products. */
export function* groupBySection(
  { families, sections, brands }: Pick<Catalog, 'families' | 'sections' | 'brands'>,
  known: Bits,
): Steps<SectionFamilies> {
  const forEachFamily = (visit: (product: number) => void): Steps<void> =>
    forEachChunk(families.count, (from, to) => {
      for (let family = from; family < to; family++) {
        const product = families.starts[family + 1]! - 1;
        if (hasBit(known, product)) visit(product);
      }
    });
  const sectionOf = sections.codes;
  const brandOf = brands.codes;
  const sizes = new Uint32Array(sections.list.length);
  const brandTotals = new Uint32Array(brands.slugs.length);
  yield* forEachFamily((product) => {
    sizes[sectionOf[product]!]! += 1;
    brandTotals[brandOf[product]!]! += 1;
  });
  const lengths = sizes.map((size) => Math.ceil(size / (32 * wordsPerStep)) * wordsPerStep);
  let length = 0;
  const starts = lengths.map((own) => {
    length += own;
    return length - own;
  });
  /** By last product. */
  const places = new Uint32Array(sectionOf.length);
  const nextPlaces = starts.map((start) => start << 5);
  yield* forEachFamily((product) => {
    places[product] = nextPlaces[sectionOf[product]!]!++;
  });
  const knownCount = countBits(known);
  /** Reused by every call. */
  const members: Bits = new Uint32Array(length);

  /** Marks the places of families and counts their brands. */
  function mark(lasts: Bits): Uint32Array {
    const counts = new Uint32Array(brandTotals.length);
    members.fill(0);
    for (let at = 0; at < lasts.length; at++) {
      for (let word = lasts[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        const place = places[product]!;
        members[place >>> 5]! |= 1 << (place & 31);
        counts[brandOf[product]!]! += 1;
      }
    }
    return counts;
  }

  function markedPortions(isInverse: boolean): Portion[] {
    const portions: Portion[] = [];
    for (let section = 0; section < sizes.length; section++) {
      const size = sizes[section]!;
      const start = starts[section]!;
      const end = start + lengths[section]!;
      let marked = 0;
      for (let at = start; at < end; at++) marked += popCount(members[at]!);
      const count = isInverse ? size - marked : marked;
      if (count === 0) continue;
      const isWhole = count === size;
      if (isInverse && !isWhole) for (let at = start; at < end; at++) members[at] = ~members[at]!;
      portions.push({ section, count, isWhole });
    }
    return portions;
  }

  return {
    layout: { starts, lengths, length },
    memberOf: (product) => places[product]! - (starts[sectionOf[product]!]! << 5),
    forEachFamily,
    select(found) {
      // The families with hits are marked or all others, whichever are fewer.
      const isInverse = countBits(found) * 2 > knownCount;
      const marked = mark(isInverse ? difference(known, found) : found);
      const counts = isInverse ? brandTotals.map((total, code) => total - marked[code]!) : marked;
      return { portions: markedPortions(isInverse), members, brands: counts };
    },
  };
}
