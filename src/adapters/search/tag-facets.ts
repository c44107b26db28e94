import type { Catalog } from './catalog';
import { type Bits, hasBit, popCount, setBit } from './structures/bitset';
import { itemsOf } from './structures/postings';
import { forEachTag, strengthBits, type TagFacet, type TagSets } from './tags';

/** Intersecting a word of two sets takes as long as counting this many tags one by one. */
const tagsPerWord = 2;

/** The families of one section, and the tags that some of them have. */
interface Block {
  count: number;
  /** Sets of families hold them from this word on. */
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
 * section, each by one of its products. For many of them it intersects sets, which are divided by
 * section: a section has few of all tags, and whole sections are counted in advance.
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
  /** The place of each family in sets. */
  const places = new Uint32Array(families.count);
  const blocks: Block[] = [];
  let setWords = 0;
  for (let section = 0; section < sections.list.length; section++) {
    const members = itemsOf(sections.products, section).filter((product) =>
      hasBit(representatives, product),
    );
    for (const [at, product] of members.entries()) {
      places[families.codes[product]!] = (setWords << 5) + at;
    }
    const block = buildBlock(members, tags.formulas, facetTagCount, setWords);
    blocks.push(block);
    setWords += block.words;
  }
  /** Reused by every call. */
  const found = new Uint32Array(setWords);
  const tagsPerProduct =
    items.reduce((sum, item) => sum + (item >> strengthBits < facetTagCount ? 1 : 0), 0) /
    Math.max(1, starts.length - 1);

  function addTags(products: Uint32Array, counts: Uint32Array): void {
    for (let at = 0; at < products.length; at++) {
      const set = setOf[products[at]!]!;
      const end = starts[set + 1]!;
      for (let item = starts[set]!; item < end; item++) {
        const code = items[item]! >> strengthBits;
        if (code >= facetTagCount) break;
        counts[code]! += 1;
      }
    }
  }

  function addBlock(block: Block, counts: Uint32Array): void {
    const { start, words, codes, sets } = block;
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
      const isPart = (block: Block, section: number) =>
        bySection[section]! > 0 && bySection[section]! < block.count;
      let wordsToIntersect = 0;
      for (const [section, block] of blocks.entries()) {
        if (isPart(block, section)) wordsToIntersect += block.sets.length;
      }
      if (products.length * tagsPerProduct < wordsToIntersect * tagsPerWord) {
        addTags(products, counts);
        return counts;
      }
      if (wordsToIntersect > 0) {
        found.fill(0);
        for (let at = 0; at < products.length; at++) {
          setBit(found, places[families.codes[products[at]!]!]!);
        }
      }
      for (const [section, block] of blocks.entries()) {
        if (isPart(block, section)) addBlock(block, counts);
        else if (bySection[section]! > 0) {
          for (const [at, code] of block.codes.entries()) counts[code]! += block.totals[at]!;
        }
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
  const words = (members.length + 31) >>> 5;
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
