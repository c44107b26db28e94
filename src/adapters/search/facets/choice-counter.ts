import type { Catalog } from '../catalog';
import { type Bits, hasBit } from '../structures/bitset';
import { forEachChunk, type Steps } from '../structures/steps';
import { createFamilySets, type FamilySets } from './family-sets';
import type { SectionFamilies, Selection } from './section-families';

export const bitsPerColumn = 32;

export interface ChoiceCounter {
  /** Runs a change of the choices of a product. */
  change(product: number, apply: () => void): void;
  /** All families of the catalog, by bit, for each column of the choices. */
  ofEverything: readonly Int32Array[];
  /**
   * The families with hits, by bit, for each column of the choices. Those that also have other products
   * are given by their last ones. Counts only the bits of the masks, which are given by column.
   */
  count(selection: Selection, hits: Bits, partlyHit: Bits, masks: readonly number[]): Int32Array[];
}

/** Counts families by the choices of their variants, each once per choice. */
export function* createChoiceCounter(
  { families, prices, sections }: Pick<Catalog, 'families' | 'prices' | 'sections'>,
  bySection: SectionFamilies,
  known: Bits,
): Steps<ChoiceCounter> {
  const { codes, starts } = families;
  const { columns } = prices.choices;
  /** The families with each bit, for each column; a store may add a column at any time. */
  const sets: FamilySets[] = [];
  const ofEverything: Int32Array[] = [];

  /** The choices in a column that any variant of a family has. */
  function unite(column: Uint32Array, family: number): number {
    const end = starts[family + 1]!;
    let united = 0;
    for (let product = starts[family]!; product < end; product++) united |= column[product]!;
    return united;
  }

  function addColumn(): void {
    sets.push(
      createFamilySets(
        bySection.layout,
        sections.list.map(() => bitsPerColumn),
      ),
    );
    ofEverything.push(new Int32Array(bitsPerColumn));
  }

  /** Brings the counts and the sets of a column up to date, given the choices that the family had before. */
  function follow(at: number, family: number, before: number): void {
    const united = unite(columns[at]!, family);
    const last = starts[family + 1]! - 1;
    const section = sections.codes[last]!;
    const isKnown = hasBit(known, last);
    const member = isKnown ? bySection.memberOf(last) : 0;
    const [counts, own] = [ofEverything[at]!, sets[at]!];
    for (let changed = united ^ before; changed !== 0; changed &= changed - 1) {
      const bit = 31 - Math.clz32(changed & -changed);
      counts[bit]! += (united & (1 << bit)) === 0 ? -1 : 1;
      if (isKnown) own.toggle(section, bit, member);
    }
  }

  /** Subtracts the choices of a column that no hit of a partly hit family has. */
  function subtractMissed(
    counts: Int32Array,
    column: Uint32Array,
    mask: number,
    hits: Bits,
    partlyHit: Bits,
  ): void {
    for (let word = 0; word < partlyHit.length; word++) {
      for (let left = partlyHit[word]!; left !== 0; left &= left - 1) {
        const last = (word << 5) + 31 - Math.clz32(left & -left);
        let hit = 0;
        let any = 0;
        for (let product = starts[codes[last]!]!; product <= last; product++) {
          const choices = column[product]!;
          any |= choices;
          // All bits if the product is a hit, otherwise none.
          hit |= choices & -((hits[product >>> 5]! >>> (product & 31)) & 1);
        }
        for (let missed = any & ~hit & mask; missed !== 0; missed &= missed - 1) {
          counts[31 - Math.clz32(missed & -missed)]! -= 1;
        }
      }
    }
  }

  for (const at of columns.keys()) {
    addColumn();
    yield* forEachChunk(families.count, (from, to) => {
      for (let family = from; family < to; family++) follow(at, family, 0);
    });
  }
  return {
    change(product, apply) {
      const family = codes[product]!;
      const before = columns.map((column) => unite(column, family));
      apply();
      while (sets.length < columns.length) addColumn();
      for (const at of columns.keys()) follow(at, family, before[at] ?? 0);
    },
    ofEverything,
    count(selection, hits, partlyHit, masks) {
      return columns.map((column, at) => {
        const counts = new Int32Array(bitsPerColumn);
        const mask = masks[at] ?? 0;
        if (mask === 0) return counts;
        sets[at]?.count(selection, (_section, own) => {
          for (let bit = 0; bit < bitsPerColumn; bit++) counts[bit]! += own[bit]!;
        });
        subtractMissed(counts, column, mask, hits, partlyHit);
        return counts;
      });
    },
  };
}
