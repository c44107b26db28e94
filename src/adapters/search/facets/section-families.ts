import type { Catalog } from '../catalog';
import { type Bits, countBits, difference, hasBit, setBit } from '../structures/bitset';
import type { Families } from '../structures/families';
import { itemsOf } from '../structures/postings';
import type { Steps } from '../structures/steps';

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
  /** The families to add to that or, with -1, to subtract; each by its last product. */
  products: Uint32Array;
  step: 1 | -1;
  /** The same families as bits, in the order of `SectionFamilies.products`. */
  members: Bits;
}

export interface SectionFamilies {
  /** For each section its families, each by its last product. */
  products: readonly Uint32Array[];
  /** Divides families, given by their last products. The result is valid until the next call. */
  portionsOf(found: Bits): Portion[];
}

const wordsFor = (count: number): number => (count + 31) >>> 5;

/** Knows only the `known` families, given by their last products. */
export function* groupBySection(
  { families, sections }: Pick<Catalog, 'families' | 'sections'>,
  known: Bits,
): Steps<SectionFamilies> {
  const knownCount = countBits(known);
  const products: Uint32Array[] = [];
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
  return createPortions(families, known, {
    knownCount,
    products,
    starts,
    places,
    words,
  });
}

interface Places {
  knownCount: number;
  products: readonly Uint32Array[];
  starts: readonly number[];
  places: Uint32Array;
  words: number;
}

function createPortions(
  families: Families,
  known: Bits,
  { knownCount, products, starts, places, words }: Places,
): SectionFamilies {
  // Reused by every call; at most half of each section is listed.
  const marks: Bits = new Uint32Array(words);
  const scratch = new Uint32Array((knownCount >>> 1) + products.length);

  function mark(bits: Bits): void {
    marks.fill(0);
    for (let at = 0; at < bits.length; at++) {
      for (let word = bits[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        setBit(marks, places[families.codes[product]!]!);
      }
    }
  }

  function invert(members: Bits, count: number): void {
    for (let at = 0; at < members.length; at++) members[at] = ~members[at]!;
    if (count & 31) members[members.length - 1]! &= 2 ** (count & 31) - 1;
  }

  return {
    products,
    portionsOf(found) {
      // If most families have hits, the others are fewer.
      const isInverse = countBits(found) * 2 > knownCount;
      const listed = isInverse ? difference(known, found) : found;
      mark(listed);
      let used = 0;
      const portions: Portion[] = [];
      for (let section = 0; section < products.length; section++) {
        const own = products[section]!;
        const start = starts[section]!;
        const members = marks.subarray(start, start + wordsFor(own.length));
        const marked = countBits(members);
        const count = isInverse ? own.length - marked : marked;
        if (count === 0) continue;
        const includesTotals = count * 2 > own.length;
        if (includesTotals !== isInverse) invert(members, own.length);
        const from = used;
        for (let at = 0; at < members.length; at++) {
          for (let word = members[at]!; word !== 0; word &= word - 1) {
            scratch[used++] = own[(at << 5) + 31 - Math.clz32(word & -word)]!;
          }
        }
        const step = includesTotals ? -1 : 1;
        const listedProducts = scratch.subarray(from, used);
        portions.push({ section, count, includesTotals, step, members, products: listedProducts });
      }
      return portions;
    },
  };
}
