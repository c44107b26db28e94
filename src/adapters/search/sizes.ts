import type { Size } from '~/domain/catalog/product';
import { type UnitKind, unitKinds } from '~/domain/search/search-index';
import { type Bits, emptyBits, setBit } from './structures/bitset';

/** The amount and unit of each product. */
export interface Sizes {
  /** In hundredths. */
  amounts: Uint32Array;
  /** 0 without a size, otherwise one more than the index in `unitKinds`. */
  kinds: Uint8Array;
  /** The products of each kind; first those without a size. */
  products: readonly Bits[];
}

const kindOfUnit = { ml: 'volume', g: 'weight', count: 'count' } as const satisfies Record<
  Size['unit'],
  UnitKind
>;

/** The code of a size's kind; 0 without a size. */
export const kindCode = (size: Size | null): number =>
  size === null ? 0 : 1 + unitKinds.indexOf(kindOfUnit[size.unit]);

export const toHundredths = (amount: number): number =>
  Math.min(0xffffffff, Math.max(0, Math.round(amount * 100)));

export function createSizes(amounts: Uint32Array, kinds: Uint8Array): Sizes {
  const products = [0, ...unitKinds].map(() => emptyBits(kinds.length));
  for (let product = 0; product < kinds.length; product++) {
    const set = products[kinds[product]!];
    if (set) setBit(set, product);
  }
  return { amounts, kinds, products };
}
