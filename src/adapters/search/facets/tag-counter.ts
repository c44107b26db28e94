import type { Catalog } from './catalog';
import { type Bits, hasBit, popCount, setBit } from './structures/bitset';
import { codeColumn } from './structures/code-column';
import { itemsOf } from './structures/postings';
import { forEachTag, strengthBits, type TagFacet, type TagSets } from './tags';

/** Measured: intersecting a word of two sets takes as long as counting this many tags one by one. */
const tagsPerWord = 0.5;

const wordsFor = (count: number): number => (count + 31) >>> 5;

/** The families of one section, and the tags that some of them have. */
interface Block {
  count: number;
  /** Sets of all families hold them from this word on. */
  start: number;
  words: number;
  codes: Uint16Array;
  /** For each of `codes`, the number of families with the tag. */
  totals: Uint32Array;
  /** For each of `codes`, the set of families with the tag. */
  sets: Uint32Array;
}

/**
 * Counts the families per tag. It knows the families whose variants have the same tags and the same
 * section, each by one of its products. Sets of families are divided by section: whole sections are
 * counted in advance, and of others the families with hits or those without, whichever are fewer. If
 * both are many, sets are intersected, because a section has few of all tags.
 */
export function createTagCounter(
  { families, tags, sections }: Pick<Catalog, 'families' | 'tags' | 'sections'>,
  representatives: Bits,
) {
  const { setOf, starts, items } = tags.formulas;
  const { facetTagCount } = tags;
  const choices = Map.groupBy(
    tags.names.slice(0, facetTagCount).map((name, code) => {
      const [facet, slug = ''] = name.split(':');
      return { code, facet, slug };
    }),
    ({ facet }) => facet,
  );
  const members = sections.list.map((_, section) =>
    itemsOf(sections.products, section).filter((product) => hasBit(representatives, product)),
  );
  const setWords = members.reduce((sum, { length }) => sum + wordsFor(length), 0);
  /** The place of each family in sets. */
  const places = new Uint32Array(families.count);
  /** The tags of the family at each place. */
  const formulas = codeColumn(starts.length, setWords << 5);
  const blocks: Block[] = [];
  let start = 0;
  for (const products of members) {
    for (const [at, product] of products.entries()) {
      places[families.codes[product]!] = (start << 5) + at;
      formulas[(start << 5) + at] = setOf[product]!;
    }
    blocks.push(buildBlock(products, tags.formulas, facetTagCount, start));
    start += wordsFor(products.length);
  }
  /** Reused by every call. */
  const found = new Uint32Array(setWords);
  const tagsPerFamily =
    items.reduce((sum, item) => sum + (item >> strengthBits < facetTagCount ? 1 : 0), 0) /
    Math.max(1, starts.length - 1);

  function addTotals({ codes, totals }: Block, counts: Uint32Array): void {
    for (let at = 0; at < codes.length; at++) counts[codes[at]!]! += totals[at]!;
  }

  /** Adds the tags of the families with hits, or subtracts those of the others from all. */
  function addFamilies(block: Block, isComplement: boolean, counts: Uint32Array): void {
    const { count, start, words } = block;
    const step = isComplement ? -1 : 1;
    if (isComplement) addTotals(block, counts);
    for (let at = 0; at < words; at++) {
      let word = found[start + at]!;
      if (isComplement) word = ~word & (at === words - 1 ? -1 >>> (-count & 31) : -1);
      for (; word !== 0; word &= word - 1) {
        const set = formulas[((start + at) << 5) + 31 - Math.clz32(word & -word)]!;
        const end = starts[set + 1]!;
        for (let item = starts[set]!; item < end; item++) {
          const code = items[item]! >> strengthBits;
          if (code >= facetTagCount) break;
          counts[code]! += step;
        }
      }
    }
  }

  function addIntersections({ start, words, codes, sets }: Block, counts: Uint32Array): void {
    for (let at = 0; at < codes.length; at++) {
      const set = at * words;
      let count = 0;
      for (let word = 0; word < words; word++) {
        count += popCount(sets[set + word]! & found[start + word]!);
      }
      counts[codes[at]!]! += count;
    }
  }

  return {
    /** For each product one of a family; also their number by section. By code of the tag. */
    count(products: Uint32Array, bySection: Uint32Array): Uint32Array {
      const counts = new Uint32Array(facetTagCount);
      found.fill(0);
      for (let at = 0; at < products.length; at++) {
        setBit(found, places[families.codes[products[at]!]!]!);
      }
      for (let section = 0; section < blocks.length; section++) {
        const block = blocks[section]!;
        const withHits = bySection[section]!;
        const others = block.count - withHits;
        const tagsToCount = Math.min(withHits, others) * tagsPerFamily;
        if (tagsToCount <= block.sets.length * tagsPerWord) {
          addFamilies(block, others < withHits, counts);
        } else addIntersections(block, counts);
      }
      return counts;
    },

    /** Counts by slug, without zeros. */
    record(facet: TagFacet, counts: Uint32Array): Record<string, number> {
      const record: Record<string, number> = {};
      for (const { code, slug } of choices.get(facet) ?? []) {
        const count = counts[code]!;
        if (count > 0) record[slug] = count;
      }
      return record;
    },
  };
}

function buildBlock(
  members: Uint32Array,
  formulas: TagSets,
  facetTagCount: number,
  start: number,
): Block {
  const counts = new Uint32Array(facetTagCount);
  const words = wordsFor(members.length);
  const visitTags = (visit: (code: number, member: number) => void) => {
    for (let member = 0; member < members.length; member++) {
      forEachTag(formulas, members[member]!, (code) => {
        if (code < facetTagCount) visit(code, member);
      });
    }
  };
  visitTags((code) => {
    counts[code]! += 1;
  });
  const codes = Uint16Array.from([...counts.keys()].filter((code) => counts[code]! > 0));
  const setAt = new Uint32Array(facetTagCount);
  for (const [at, code] of codes.entries()) setAt[code] = at * words;
  const sets = new Uint32Array(codes.length * words);
  visitTags((code, member) => {
    sets[setAt[code]! + (member >>> 5)]! |= 1 << (member & 31);
  });
  const totals = Uint32Array.from(codes, (code) => counts[code]!);
  return { count: members.length, start, words, codes, totals, sets };
}
