import type { Catalog } from '../catalog';
import { type Bits, hasBit } from '../structures/bitset';
import type { Steps } from '../structures/steps';
import { forEachTag, type TagFacet } from '../tags';
import { createFamilySets } from './family-sets';
import type { SectionFamilies, Selection } from './section-families';

export interface TagCounter {
  /** The families with hits, by code. Those that also have other products are given by their last ones. */
  count(selection: Selection, hits: Bits, partlyHit: Bits): Int32Array;
  /** Counts by slug, without zeros. */
  record(facet: TagFacet, counts: Int32Array): Record<string, number>;
}

/** Counts families per tag, each once. The tags of a section have sets; it has few of all tags. */
export function* createTagCounter(
  { tags, sections, families }: Pick<Catalog, 'tags' | 'sections' | 'families'>,
  bySection: SectionFamilies,
): Steps<TagCounter> {
  const { formulas, facetTagCount, names } = tags;
  const visitOnce = createOnce(facetTagCount);
  const firstOf = (last: number): number => families.starts[families.codes[last]!]!;

  /** Calls back once with each tag that any variant of a family has. */
  function forEachTagOfFamily(last: number, visit: (code: number) => void): void {
    const once = visitOnce();
    let previous = -1;
    for (let product = firstOf(last); product <= last; product++) {
      const set = formulas.setOf[product]!;
      if (set !== previous) forEachTag(formulas, product, (code) => once(code) && visit(code));
      previous = set;
    }
  }

  const codesOf: number[][] = sections.list.map(() => []);
  /** The set of each tag of a section, counted from 1. */
  const setOf = sections.list.map(() => new Uint16Array(facetTagCount));
  const varied: number[] = [];
  yield* bySection.forEachFamily((last) => {
    const section = sections.codes[last]!;
    const own = setOf[section]!;
    forEachTagOfFamily(last, (code) => {
      if (own[code] === 0) own[code] = codesOf[section]!.push(code);
    });
    for (let product = firstOf(last); product < last; product++) {
      if (formulas.setOf[product] === formulas.setOf[last]) continue;
      varied.push(last);
      break;
    }
  });
  const sets = createFamilySets(
    bySection.layout,
    codesOf.map(({ length }) => length),
  );
  yield* bySection.forEachFamily((last) => {
    const section = sections.codes[last]!;
    const member = bySection.memberOf(last);
    const own = setOf[section]!;
    forEachTagOfFamily(last, (code) => sets.toggle(section, own[code]! - 1, member));
  });
  const choices = Map.groupBy(
    names.slice(0, facetTagCount).map((name, code) => {
      const [facet, slug = ''] = name.split(':');
      return { code, facet, slug };
    }),
    ({ facet }) => facet,
  );
  const variants = collectVariants(tags, Uint32Array.from(varied), firstOf);

  /** Subtracts the tags that only those variants of a family have that are no hits. */
  function subtractMissed(counts: Int32Array, hits: Bits, partlyHit: Bits): void {
    const { lasts, numbers, starts, codes } = variants;
    for (let family = 0; family < lasts.length; family++) {
      const last = lasts[family]!;
      if (!hasBit(partlyHit, last)) continue;
      const first = firstOf(last);
      const once = visitOnce();
      for (const isHit of [true, false]) {
        for (let product = first; product <= last; product++) {
          if (hasBit(hits, product) !== isHit) continue;
          const variant = numbers[family]! + product - first;
          const end = starts[variant + 1]!;
          for (let at = starts[variant]!; at < end; at++) {
            const code = codes[at]!;
            if (once(code) && !isHit) counts[code]! -= 1;
          }
        }
      }
    }
  }

  return {
    count(selection, hits, partlyHit) {
      const counts = new Int32Array(facetTagCount);
      sets.count(selection, (section, own) => {
        const codes = codesOf[section]!;
        for (let at = 0; at < codes.length; at++) counts[codes[at]!]! += own[at]!;
      });
      subtractMissed(counts, hits, partlyHit);
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

/** Returns functions that are true for a counted code the first time; only the latest may be called. */
function createOnce(codeCount: number): () => (code: number) => boolean {
  const seen = new Uint32Array(codeCount);
  let round = 0;
  const isFirst = (code: number): boolean => {
    if (code >= codeCount || seen[code] === round) return false;
    seen[code] = round;
    return true;
  };
  return () => {
    round++;
    return isFirst;
  };
}

/** The variants of the families whose variants differ in tags. */
interface Variants {
  /** The last product of each family, ascending. */
  lasts: Uint32Array;
  /** The number of the first variant of each family. */
  numbers: Uint32Array;
  /** Variant v has the tags codes[starts[v]] up to codes[starts[v + 1]] that not all of its family have. */
  starts: Uint32Array;
  codes: Uint16Array;
}

function collectVariants(
  { formulas, facetTagCount }: Catalog['tags'],
  lasts: Uint32Array,
  firstOf: (last: number) => number,
): Variants {
  const starts = [0];
  const codes: number[] = [];
  const numbers = lasts.map((last) => {
    const number = starts.length - 1;
    const first = firstOf(last);
    const counts = new Map<number, number>();
    for (let product = first; product <= last; product++) {
      forEachTag(formulas, product, (code) => counts.set(code, (counts.get(code) ?? 0) + 1));
    }
    for (let product = first; product <= last; product++) {
      forEachTag(formulas, product, (code) => {
        if (code < facetTagCount && counts.get(code)! <= last - first) codes.push(code);
      });
      starts.push(codes.length);
    }
    return number;
  });
  return { lasts, numbers, starts: Uint32Array.from(starts), codes: Uint16Array.from(codes) };
}
