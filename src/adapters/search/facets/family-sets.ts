import { allocateSets, wordsPerStep } from '../structures/set-memory';
import type { SectionLayout, Selection } from './section-families';

/** Sets of families, with numbers from 0 in each section. */
export interface FamilySets {
  /** Adds a family of a section to a set, or removes it. */
  toggle(section: number, set: number, member: number): void;
  /**
   * Calls back for every section with hits with the number of families with hits in each of its
   * sets. They are valid until the next call.
   */
  count(selection: Selection, visit: (section: number, counts: Uint32Array) => void): void;
}

/** `setCounts` by section. Whole sections are counted in advance. */
export function createFamilySets(
  { starts, lengths, length }: SectionLayout,
  setCounts: readonly number[],
): FamilySets {
  // The memory consists of the families with hits, the counts of a section, and the sets of all sections.
  const counts = length;
  let end = counts + Math.ceil(Math.max(0, ...setCounts) / wordsPerStep) * wordsPerStep;
  const sets = setCounts.map((setCount, section) => {
    const start = end;
    end += setCount * lengths[section]!;
    return start;
  });
  const { words, countCommon } = allocateSets(end);
  const totals = setCounts.map((setCount) => new Uint32Array(setCount));

  return {
    toggle(section, set, member) {
      const at = sets[section]! + set * lengths[section]! + (member >>> 5);
      const bit = 1 << (member & 31);
      words[at]! ^= bit;
      totals[section]![set]! += (words[at]! & bit) === 0 ? -1 : 1;
    },
    count({ portions, members }, visit) {
      if (!portions.every(({ isWhole }) => isWhole)) words.set(members);
      for (const { section, isWhole } of portions) {
        const setCount = setCounts[section]!;
        if (isWhole) {
          visit(section, totals[section]!);
          continue;
        }
        countCommon(sets[section]!, setCount, lengths[section]!, starts[section]!, counts);
        visit(section, words.subarray(counts, counts + setCount));
      }
    },
  };
}
