import type { Catalog } from '../catalog';
import {
  type Bits,
  difference,
  hasBit,
  popCount,
  setBit,
  subtractFrom,
  uniteWith,
} from '../structures/bitset';
import { allocateSets, wordsPerStep } from '../structures/set-memory';
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
  /** If asked for: their places, only in sections that are not whole. Valid until the next selection. */
  members: Bits;
  /** If asked for: their number by brand. */
  brands: Int32Array;
}

interface AskedParts {
  members: boolean;
  brands: boolean;
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
  /** The slugs of the categories. */
  categories: readonly string[];
  /** The number of families with hits by category; the families are given by their last products. */
  countByCategory(found: Bits): Int32Array;
  /** Without members, the counts of the sections are not known either. */
  select(found: Bits, byCategory: Int32Array, asked?: AskedParts): Selection;
}

interface Category {
  size: number;
  /** By their last products. */
  families: Bits;
  /** The number of families by brand. */
  brands: Int32Array;
}

const roundUp = (words: number): number => Math.ceil(words / wordsPerStep) * wordsPerStep;

/** Knows only the `known` families, given by their last products. */
export function* groupBySection(
  { families, sections, brands }: Pick<Catalog, 'families' | 'sections' | 'brands'>,
  known: Bits,
): Steps<SectionFamilies> {
  const [sectionOf, brandOf] = [sections.codes, brands.codes];
  const forEachFamily = (visit: (product: number) => void): Steps<void> =>
    forEachChunk(families.count, (from, to) => {
      for (let family = from; family < to; family++) {
        const product = families.starts[family + 1]! - 1;
        if (hasBit(known, product)) visit(product);
      }
    });

  const categorySlugs = [...new Set(sections.list.map(({ category }) => category))];
  const categoryOf = sections.list.map(({ category }) => categorySlugs.indexOf(category));
  // The memory consists of the families with hits, their number by category, and the families of each
  // category, all by their last products.
  const setWords = roundUp(known.length);
  const countsAt = setWords;
  const setsAt = countsAt + roundUp(categorySlugs.length);
  const { words, countCommon } = allocateSets(setsAt + categorySlugs.length * setWords);
  const categories = categorySlugs.map((_, code): Category => {
    const start = setsAt + code * setWords;
    return {
      size: 0,
      families: words.subarray(start, start + known.length),
      brands: new Int32Array(brands.slugs.length),
    };
  });
  const sizes = new Uint32Array(sections.list.length);
  yield* forEachFamily((product) => {
    const section = sectionOf[product]!;
    sizes[section]! += 1;
    const category = categories[categoryOf[section]!]!;
    category.size += 1;
    setBit(category.families, product);
    category.brands[brandOf[product]!]! += 1;
  });

  const lengths = sizes.map((size) => roundUp((size + 31) >>> 5));
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
  /** Reused by every call. */
  const members: Bits = new Uint32Array(length);

  /** Marks the places of families, and adds them to the counts of their brands or subtracts them, if there are any. */
  function mark(lasts: Bits, needsMembers: boolean, brandCounts: Int32Array, step: 1 | -1): void {
    const needsBrands = brandCounts.length > 0;
    for (let at = 0; at < lasts.length; at++) {
      for (let word = lasts[at]!; word !== 0; word &= word - 1) {
        const product = (at << 5) + 31 - Math.clz32(word & -word);
        if (needsMembers) {
          const place = places[product]!;
          members[place >>> 5]! |= 1 << (place & 31);
        }
        if (needsBrands) brandCounts[brandOf[product]!]! += step;
      }
    }
  }

  /** All families of some categories. */
  function unite(some: readonly Category[]): Bits {
    if (some.length * 2 <= categories.length) {
      const united: Bits = new Uint32Array(known.length);
      for (const category of some) uniteWith(united, category.families);
      return united;
    }
    const united = known.slice();
    for (const category of categories) {
      if (!some.includes(category)) subtractFrom(united, category.families);
    }
    return united;
  }

  /** Marks the families with hits, and in the `inverse` categories those without. */
  function markHits(
    found: Bits,
    inverse: readonly Category[],
    needsMembers: boolean,
    brandCounts: Int32Array,
  ): void {
    if (inverse.length === 0) {
      mark(found, needsMembers, brandCounts, 1);
      return;
    }
    const others = unite(inverse);
    mark(difference(found, others), needsMembers, brandCounts, 1);
    subtractFrom(others, found);
    mark(others, needsMembers, brandCounts, -1);
  }

  return {
    layout: { starts, lengths, length },
    memberOf: (product) => places[product]! - (starts[sectionOf[product]!]! << 5),
    forEachFamily,
    categories: categorySlugs,
    countByCategory(found) {
      words.set(found);
      countCommon(setsAt, categories.length, setWords, 0, countsAt);
      return Int32Array.from(words.subarray(countsAt, countsAt + categories.length));
    },
    select(found, byCategory, asked = { members: true, brands: true }) {
      // Of each category, the families with hits are marked or those without, whichever are fewer.
      const isInverse = categories.map(({ size }, code) => byCategory[code]! * 2 > size);
      const inverse = categories.filter((_, code) => isInverse[code]);
      const brandCounts = new Int32Array(asked.brands ? brands.slugs.length : 0);
      for (const { brands: totals } of inverse) {
        for (let code = 0; code < brandCounts.length; code++) brandCounts[code]! += totals[code]!;
      }
      const isWholeCategory = categories.map(({ size }, code) => byCategory[code] === size);
      if (!categories.every((_, code) => isWholeCategory[code] || byCategory[code] === 0)) {
        if (asked.members) members.fill(0);
        markHits(found, inverse, asked.members, brandCounts);
      }
      const portions: Portion[] = [];
      if (!asked.members) return { portions, members, brands: brandCounts };
      for (let section = 0; section < sizes.length; section++) {
        const category = categoryOf[section]!;
        if (byCategory[category] === 0) continue;
        const size = sizes[section]!;
        if (isWholeCategory[category]) {
          portions.push({ section, count: size, isWhole: true });
          continue;
        }
        const start = starts[section]!;
        const end = start + lengths[section]!;
        let marked = 0;
        for (let at = start; at < end; at++) marked += popCount(members[at]!);
        const count = isInverse[category] ? size - marked : marked;
        if (count === 0) continue;
        const isWhole = count === size;
        portions.push({ section, count, isWhole });
        if (!isInverse[category] || isWhole) continue;
        for (let at = start; at < end; at++) members[at] = ~members[at]!;
      }
      return { portions, members, brands: brandCounts };
    },
  };
}
