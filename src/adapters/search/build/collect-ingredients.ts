import type { Ingredients } from '../ingredients';
import { emptyBits, setBit } from '../structures/bitset';
import { growableUint16Column, growableUint32Column } from '../structures/growable-column';
import { buildPackedPostings, forEachPackedItem } from '../structures/packed-postings';
import type { Steps } from '../structures/steps';

const maxCodes = 1 << 16;

/** Collects the resolved ingredients of products. */
export function createIngredientCollector() {
  const codes = new Map<number, number>();
  const starts = growableUint32Column();
  const column = growableUint16Column();
  starts.push(0);

  function add(ids: Iterable<number>): void {
    for (const id of ids) {
      let code = codes.get(id);
      if (code === undefined) {
        if (codes.size === maxCodes) continue;
        code = codes.size;
        codes.set(id, code);
      }
      column.push(code);
    }
    starts.push(column.length);
  }

  return {
    add,
    /** Returns a function that adds the ingredients of a product of another index. */
    *from(ingredients: Ingredients, size: number): Steps<(product: number) => void> {
      const lists = yield* listByProduct(ingredients, size);
      return (product) =>
        add(lists.ids.subarray(lists.starts[product]!, lists.starts[product + 1]!));
    },
    /** `arrivals`: insertion index of each product. */
    finish: (arrivals: Uint32Array): Steps<Ingredients> =>
      buildIngredients(codes, starts.values(), column.values(), arrivals),
  };
}

/** The ingredients of product p: ids[starts[p]] up to ids[starts[p + 1]]. */
function* listByProduct({ codes, products }: Ingredients, size: number) {
  const starts = new Uint32Array(size + 1);
  for (const code of codes.values()) {
    forEachPackedItem(products, code, (product) => {
      starts[product + 1]! += 1;
    });
    yield;
  }
  for (let product = 0; product < size; product++) starts[product + 1]! += starts[product]!;
  const ids = new Uint32Array(starts[size]!);
  const ends = starts.slice();
  for (const [id, code] of codes) {
    forEachPackedItem(products, code, (product) => {
      ids[ends[product]!] = id;
      ends[product]! += 1;
    });
    yield;
  }
  return { starts, ids };
}

function* buildIngredients(
  codes: ReadonlyMap<number, number>,
  starts: Uint32Array,
  column: Uint16Array,
  arrivals: Uint32Array,
): Steps<Ingredients> {
  const resolved = emptyBits(arrivals.length);
  const products = yield* buildPackedPostings(codes.size, arrivals.length, (product, emit) => {
    const arrival = arrivals[product]!;
    const end = starts[arrival + 1]!;
    if (starts[arrival]! < end) setBit(resolved, product);
    for (let at = starts[arrival]!; at < end; at++) emit(column[at]!);
  });
  return { codes, products, resolved };
}
