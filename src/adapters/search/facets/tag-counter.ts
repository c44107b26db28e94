import type { Catalog } from '../catalog';
import type { Steps } from '../structures/steps';
import { forEachTag, type TagFacet } from '../tags';
import { createFamilySets } from './family-sets';
import type { SectionFamilies, Selection } from './section-families';

export interface TagCounter {
  /** The families with hits, by code. */
  count(selection: Selection): Int32Array;
  /** Counts by slug, without zeros. */
  record(facet: TagFacet, counts: Int32Array): Record<string, number>;
}

/** Counts families per tag. The tags of a section have sets; it has few of all tags. */
export function* createTagCounter(
  { tags, sections }: Pick<Catalog, 'tags' | 'sections'>,
  bySection: SectionFamilies,
): Steps<TagCounter> {
  const { formulas, facetTagCount, names } = tags;
  const codesOf: number[][] = sections.list.map(() => []);
  /** The set of each tag of a section, counted from 1. */
  const setOf = sections.list.map(() => new Uint16Array(facetTagCount));
  yield* bySection.forEachFamily((product) => {
    const section = sections.codes[product]!;
    const own = setOf[section]!;
    forEachTag(formulas, product, (code) => {
      if (code < facetTagCount && own[code] === 0) own[code] = codesOf[section]!.push(code);
    });
  });
  const sets = createFamilySets(
    bySection.layout,
    codesOf.map(({ length }) => length),
  );
  yield* bySection.forEachFamily((product) => {
    const section = sections.codes[product]!;
    const member = bySection.memberOf(product);
    const own = setOf[section]!;
    forEachTag(formulas, product, (code) => {
      if (code < facetTagCount) sets.toggle(section, own[code]! - 1, member);
    });
  });
  const choices = Map.groupBy(
    names.slice(0, facetTagCount).map((name, code) => {
      const [facet, slug = ''] = name.split(':');
      return { code, facet, slug };
    }),
    ({ facet }) => facet,
  );

  return {
    count(selection) {
      const counts = new Int32Array(facetTagCount);
      sets.count(selection, (section, own) => {
        const codes = codesOf[section]!;
        for (let at = 0; at < codes.length; at++) counts[codes[at]!]! += own[at]!;
      });
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
