import { type Bits, countBits, popCount } from './structures/bitset';
import { type Families, type FoundFamilies, findFamilies } from './structures/families';

/** The products that meet a query. */
export interface Hits {
  bits: Bits;
  /** Products, with all variants. */
  total: number;
  /** Set by `familiesOf`. */
  families?: FoundFamilies;
}

export const hitsFrom = (bits: Bits): Hits => ({ bits, total: countBits(bits) });

/** The families with hits, which are looked for once. */
export function familiesOf(families: Families, hits: Hits): FoundFamilies {
  hits.families ??= findFamilies(families, hits.bits);
  return hits.families;
}

/** The hits that are in all sets, and for each set those that are in all others: found together in one pass. */
export function narrowHits(base: Hits, sets: readonly Bits[]): { all: Hits; allBut: Hits[] } {
  if (sets.length === 0) return { all: base, allBut: [] };
  const create = (): Hits => ({ bits: new Uint32Array(base.bits.length), total: 0 });
  const all = create();
  const allBut = sets.length === 1 ? [base] : sets.map(create);
  for (let at = 0; at < base.bits.length; at++) {
    let inAll = base.bits[at]!;
    /** In all sets but one. */
    let inOthers = 0;
    for (let set = 0; set < sets.length; set++) {
      const own = sets[set]![at]!;
      inOthers = (inOthers & own) | (inAll & ~own);
      inAll &= own;
    }
    if (inAll !== 0) {
      all.bits[at] = inAll;
      all.total += popCount(inAll);
    }
    if (sets.length === 1 || (inAll | inOthers) === 0) continue;
    for (let set = 0; set < sets.length; set++) {
      const found = inAll | (inOthers & ~sets[set]![at]!);
      if (found === 0) continue;
      const own = allBut[set]!;
      own.bits[at] = found;
      own.total += popCount(found);
    }
  }
  return { all, allBut };
}
