import type { Ingredients } from '../ingredients';
import { emptyBits, setBit } from '../structures/bitset';
import { growableUint16Column, growableUint32Column } from '../structures/growable-column';
import { buildPackedPostings } from '../structures/packed-postings';
import type { Steps } from '../structures/steps';

const maxCodes = 1 << 16;

/** Collects the resolved ingredients of products. */
export function createIngredientCollector() {
  const codes = new Map<number, number>();
  const starts = growableUint32Column();
  const column = growableUint16Column();
  starts.push(0);

  return {
    add(ids: readonly number[]): void {
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
    },
    /** `arrivals`: insertion index of each product. */
    finish: (arrivals: Uint32Array): Steps<Ingredients> =>
      buildIngredients(codes, starts.values(), column.values(), arrivals),
  };
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
