import { type Bits, hasBit } from './bitset';

/** All products in an order that prices do not change. */
export interface SortedOrder {
  /** Products, first to last. */
  order: Uint32Array;
  /** The place of each product. */
  places: Uint32Array;
}

export function sortProducts(
  size: number,
  compare: (one: number, other: number) => number,
): SortedOrder {
  const order = new Uint32Array(size);
  for (let product = 0; product < size; product++) order[product] = product;
  order.sort(compare);
  const places = new Uint32Array(size);
  for (let place = 0; place < size; place++) places[order[place] ?? 0] = place;
  return { order, places };
}

/** Products of an order from the `skip`th hit on, at most `limit`. */
export function pageInOrder(
  { order }: SortedOrder,
  hits: Bits,
  skip: number,
  limit: number,
): number[] {
  const page: number[] = [];
  let left = skip;
  for (let place = 0; place < order.length && page.length < limit; place++) {
    const product = order[place] ?? 0;
    if (!hasBit(hits, product)) continue;
    if (left > 0) left--;
    else page.push(product);
  }
  return page;
}
