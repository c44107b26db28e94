import type { Catalog } from '../catalog';
import { type Bits, countBits, hasBit, setBit } from '../structures/bitset';
import type { CodeColumn } from '../structures/code-column';
import type { Families } from '../structures/families';
import { itemsOf } from '../structures/postings';
import type { Steps } from '../structures/steps';

/**
 * The families with hits or, if most have some, all others; each by its last product. Valid until the
 * next selection.
 */
export interface Selection {
  products: Uint32Array;
  isInverse: boolean;
}

/**
 * The families of a section that have hits: some of its families or, if those are fewer, all but
 * some.
 */
export interface Portion {
  section: number;
  /** How many families have hits. */
  count: number;
  /** Whether to start from the totals of the section. */
  includesTotals: boolean;
  /** The families to add to that or, with -1, to subtract, as places in the section. */
  members: Bits;
  memberCount: number;
  step: 1 | -1;
}

export interface SectionFamilies {
  /** For each section its families, each by its last product. */
  products: readonly CodeColumn[];
  /** The families are given by their last products. */
  select(found: Bits): Selection;
  /** The number of families with hits, by section. */
  countOf(selection: Selection): Uint32Array;
  /** Only sections with hits. The result is valid until the next call. */
  portionsOf(selection: Selection): Portion[];
}

const wordsFor = (count: number): number => (count + 31) >>> 5;

/** Knows only the `known` families, given by their last products. */
export function* groupBySection(
  { families, sections }: Pick<Catalog, 'families' | 'sections'>,
  known: Bits,
): Steps<SectionFamilies> {
  const knownCount = countBits(known);
  const products: CodeColumn[] = [];
  for (let section = 0; section < sections.list.length; section++) {
    products.push(itemsOf(sections.products, section).filter((product) => hasBit(known, product)));
    yield;
  }
  /** Where the bits of each section start, in words. */
  const starts: number[] = [];
  /** The bit of each family. */
  const places = new Uint32Array(families.count);
  let words = 0;
  for (const own of products) {
    starts.push(words);
    own.forEach((product, at) => {
      places[families.codes[product]!] = (words << 5) + at;
    });
    words += wordsFor(own.length);
    yield;
  }
  return createPortions(families, sections.codes, known, {
    knownCount,
    products,
    starts,
    places,
    words,
  });
}

interface Places {
  knownCount: number;
  products: readonly CodeColumn[];
  starts: readonly number[];
  places: Uint32Array;
  words: number;
}

function createPortions(
  families: Families,
  sectionOf: CodeColumn,
  known: Bits,
  { knownCount, products, starts, places, words }: Places,
): SectionFamilies {
  // Reused by every call; at most half of the families are listed.
  const marks: Bits = new Uint32Array(words);
  const scratch = new Uint32Array((knownCount >>> 1) + 1);

  function mark(listed: Uint32Array): void {
    marks.fill(0);
    for (let at = 0; at < listed.length; at++) {
      setBit(marks, places[families.codes[listed[at]!]!]!);
    }
  }

  function invert(members: Bits, count: number): void {
    for (let at = 0; at < members.length; at++) members[at] = ~members[at]!;
    if (count & 31) members[members.length - 1]! &= 2 ** (count & 31) - 1;
  }

  return {
    products,
    select(found) {
      const isInverse = countBits(found) * 2 > knownCount;
      let count = 0;
      for (let at = 0; at < found.length; at++) {
        let word = isInverse ? known[at]! & ~found[at]! : found[at]!;
        for (; word !== 0; word &= word - 1) {
          scratch[count++] = (at << 5) + 31 - Math.clz32(word & -word);
        }
      }
      return { products: scratch.subarray(0, count), isInverse };
    },
    countOf({ products: listed, isInverse }) {
      const counts = countCodes(listed, sectionOf, products.length);
      if (!isInverse) return counts;
      for (let section = 0; section < counts.length; section++) {
        counts[section] = products[section]!.length - counts[section]!;
      }
      return counts;
    },
    portionsOf({ products: listed, isInverse }) {
      mark(listed);
      const portions: Portion[] = [];
      for (let section = 0; section < products.length; section++) {
        const size = products[section]!.length;
        const start = starts[section]!;
        const members = marks.subarray(start, start + wordsFor(size));
        const marked = countBits(members);
        const count = isInverse ? size - marked : marked;
        if (count === 0) continue;
        const includesTotals = count * 2 > size;
        if (includesTotals !== isInverse) invert(members, size);
        const memberCount = includesTotals ? size - count : count;
        const step = includesTotals ? -1 : 1;
        portions.push({ section, count, includesTotals, members, memberCount, step });
      }
      return portions;
    },
  };
}

/** How many of the products have each code. */
export function countCodes(
  products: Uint32Array,
  codes: CodeColumn,
  codeCount: number,
): Uint32Array {
  const counts = new Uint32Array(codeCount);
  for (let at = 0; at < products.length; at++) counts[codes[products[at]!]!]! += 1;
  return counts;
}
