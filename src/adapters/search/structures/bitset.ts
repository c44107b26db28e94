/** A set of product numbers, one bit each. */
export type Bits = Uint32Array<ArrayBuffer>;

export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5);

export function fullBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffffffff);
  if (size & 31) bits[bits.length - 1] = 2 ** (size & 31) - 1;
  return bits;
}

export function setBit(bits: Bits, item: number): void {
  const at = item >>> 5;
  bits[at]! |= 1 << (item & 31);
}

export function clearBit(bits: Bits, item: number): void {
  const at = item >>> 5;
  bits[at]! &= ~(1 << (item & 31));
}

export const hasBit = (bits: Bits, item: number): boolean =>
  ((bits[item >>> 5]! >>> (item & 31)) & 1) === 1;

/** How many bits of a 32-bit word are set. */
export function popCount(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at++) count += popCount(bits[at]!);
  return count;
}

export function intersectWith(bits: Bits, others: Bits): void {
  const end = Math.min(bits.length, others.length);
  for (let at = 0; at < end; at++) bits[at]! &= others[at]!;
  bits.fill(0, end);
}

export function uniteWith(bits: Bits, others: Bits): void {
  for (let at = 0; at < others.length; at++) bits[at]! |= others[at]!;
}

export function subtractFrom(bits: Bits, others: Bits): void {
  for (let at = 0; at < others.length; at++) bits[at]! &= ~others[at]!;
}

/** The items of one set that another one does not have. */
export function difference(some: Bits, others: Bits): Bits {
  const bits = some.slice();
  subtractFrom(bits, others);
  return bits;
}

export function isEmpty(bits: Bits): boolean {
  for (let at = 0; at < bits.length; at++) if (bits[at] !== 0) return false;
  return true;
}

/** The items of both sets. */
export function common(some: Bits, others: Bits): Bits {
  const bits = some.slice();
  intersectWith(bits, others);
  return bits;
}

/** The items from the `skip`th on, at most `limit`, ascending. */
export function listBits(bits: Bits, skip: number, limit: number): number[] {
  const items: number[] = [];
  let left = skip;
  for (let at = 0; at < bits.length && items.length < limit; at++) {
    let word = bits[at]!;
    if (word === 0) continue;
    if (left > 0) {
      const ones = popCount(word);
      if (ones <= left) {
        left -= ones;
        continue;
      }
      for (; left > 0; left--) word &= word - 1;
    }
    for (; word !== 0 && items.length < limit; word &= word - 1) {
      items.push((at << 5) + 31 - Math.clz32(word & -word));
    }
  }
  return items;
}
