import type { Bits } from './structures/bitset';

/** The products that meet a query. */
export interface Hits {
  bits: Bits;
  /** Products, with all variants. */
  total: number;
}
