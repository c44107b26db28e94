import type { Catalog } from '../catalog';
import { popCount } from '../structures/bitset';
import type { CodeColumn } from '../structures/code-column';
import { forEachChunk, type Steps } from '../structures/steps';
import { forEachTag, strengthBits, type TagFacet } from '../tags';
import type { Portion, SectionFamilies } from './section-families';

/** Measured: intersecting a word of two sets takes as long as counting this many tags one by one. */
const tagsPerWord = 0.5;

/** The tags that families of a section have; it has few of all tags. */
interface SectionTags {
  codes: Uint16Array;
  /** For each of `codes`, the number of families with the tag. */
  totals: Uint32Array;
  /** For each of `codes`, the set of families with the tag. */
  sets: Uint32Array;
}

/** Counts families per tag, one by one or, if they are many, by intersecting sets. */
export function* createTagCounter(
  { tags }: Pick<Catalog, 'tags'>,
  { products: productsOf }: Pick<SectionFamilies, 'products'>,
): Steps<TagCounter> {
  const sections: SectionTags[] = [];
  for (const products of productsOf) sections.push(yield* tagsOfSection(tags, products));
  return countTags(tags, productsOf, sections);
}

export interface TagCounter {
  /** By code. */
  count(portions: readonly Portion[]): Int32Array;
  /** Counts by slug, without zeros. */
  record(facet: TagFacet, counts: Int32Array): Record<string, number>;
}

function countTags(
  { formulas: { setOf, starts, items, setsWith }, facetTagCount, names }: Catalog['tags'],
  productsOf: readonly CodeColumn[],
  sections: readonly SectionTags[],
): TagCounter {
  const choices = Map.groupBy(
    names.slice(0, facetTagCount).map((name, code) => {
      const [facet, slug = ''] = name.split(':');
      return { code, facet, slug };
    }),
    ({ facet }) => facet,
  );
  // The tags of facets have the lowest codes.
  const tagsPerFamily =
    setsWith.starts[facetTagCount << strengthBits]! / Math.max(1, starts.length - 1);

  function addFamilies({ section, members, step }: Portion, counts: Int32Array): void {
    const products = productsOf[section]!;
    for (let at = 0; at < members.length; at++) {
      for (let word = members[at]!; word !== 0; word &= word - 1) {
        const set = setOf[products[(at << 5) + 31 - Math.clz32(word & -word)]!]!;
        const end = starts[set + 1]!;
        for (let item = starts[set]!; item < end; item++) {
          const code = items[item]! >> strengthBits;
          // The tags of facets come first.
          if (code >= facetTagCount) break;
          counts[code]! += step;
        }
      }
    }
  }

  function addIntersections(
    { codes, sets }: SectionTags,
    { members, step }: Portion,
    counts: Int32Array,
  ): void {
    for (let at = 0; at < codes.length; at++) {
      const set = at * members.length;
      let count = 0;
      for (let word = 0; word < members.length; word++) {
        count += popCount(sets[set + word]! & members[word]!);
      }
      counts[codes[at]!]! += step * count;
    }
  }

  return {
    count(portions) {
      const counts = new Int32Array(facetTagCount);
      for (const portion of portions) {
        const own = sections[portion.section]!;
        if (portion.includesTotals) {
          for (let at = 0; at < own.codes.length; at++) counts[own.codes[at]!]! += own.totals[at]!;
        }
        const tagsToCount = portion.memberCount * tagsPerFamily;
        if (tagsToCount <= own.sets.length * tagsPerWord) addFamilies(portion, counts);
        else addIntersections(own, portion, counts);
      }
      return counts;
    },

    record(facet, counts) {
      const record: Record<string, number> = {};
      for (const { code, slug } of choices.get(facet) ?? []) {
        const count = counts[code]!;
        if (count > 0) record[slug] = count;
      }
      return record;
    },
  };
}

function* tagsOfSection(
  { formulas, facetTagCount }: Catalog['tags'],
  products: CodeColumn,
): Steps<SectionTags> {
  const counts = new Uint32Array(facetTagCount);
  const visitTags = (visit: (code: number, member: number) => void) =>
    forEachChunk(products.length, (from, to) => {
      for (let member = from; member < to; member++) {
        forEachTag(formulas, products[member]!, (code) => {
          if (code < facetTagCount) visit(code, member);
        });
      }
    });
  yield* visitTags((code) => {
    counts[code]! += 1;
  });
  const words = (products.length + 31) >>> 5;
  const codes = Uint16Array.from([...counts.keys()].filter((code) => counts[code]! > 0));
  const setAt = new Uint32Array(facetTagCount);
  for (const [at, code] of codes.entries()) setAt[code] = at * words;
  const sets = new Uint32Array(codes.length * words);
  yield* visitTags((code, member) => {
    sets[setAt[code]! + (member >>> 5)]! |= 1 << (member & 31);
  });
  return { codes, totals: Uint32Array.from(codes, (code) => counts[code]!), sets };
}
