import { brandStyles } from './brand-style';
import { type DemoBrand, demoBrands } from './brands';
import type { Kind } from './kinds/kind';
import { fragranceKinds } from './kinds/kinds-fragrance';
import { haircareKinds } from './kinds/kinds-haircare';
import { makeupKinds } from './kinds/kinds-makeup';
import { skincareKinds } from './kinds/kinds-skincare';
import { supplementKinds } from './kinds/kinds-supplements';
import { toolKinds } from './kinds/kinds-tools';
import { at, mix, Random } from './random';
import { sampleSubcategories } from './sample-products';
import { type SubcategoryQuota, subcategoryQuotas } from './subcategory-quotas';

const demoKinds: readonly Kind[] = [
  ...skincareKinds,
  ...makeupKinds,
  ...haircareKinds,
  ...fragranceKinds,
  ...toolKinds,
  ...supplementKinds,
];

/** A kind of product that a brand makes. */
export interface Cell {
  brand: DemoBrand;
  kind: Kind;
}

/** All sizes of one formula in one shade. */
export interface Family {
  cell: number;
  /** Index of its name in the cell. */
  nth: number;
  sizeChoice: number;
  firstId: number;
  length: number;
}

export interface CatalogPlan {
  cells: readonly Cell[];
  /** Number of used names per cell. */
  used: Uint32Array;
  familyCount: number;
  family(index: number): Family;
}

/** Plans formulas, sizes and ids, after the samples. */
export function planCatalog(products: number, seed: number): CatalogPlan {
  const rest = products - sampleSubcategories.length;
  const cells: Cell[] = [];
  const capacity = Math.max(rest, 0);
  const cellOf = new Uint16Array(capacity);
  const nthOf = new Uint32Array(capacity);
  const choiceOf = new Uint8Array(capacity);
  const lengthOf = new Uint8Array(capacity);
  const used: number[] = [];
  let families = 0;
  for (const [index, shelf] of subcategoryQuotas(products).entries()) {
    const random = new Random(seed, index, 101);
    const first = cells.length;
    const weights = stockCells(shelf, cells);
    for (let i = first; i < cells.length; i++) used.push(0);
    let left = shelf.quota;
    while (left > 0) {
      const cell = first + draw(weights, random.next());
      const { sizes } = at(cells, cell).kind;
      const choice = random.below(sizes.length);
      const length = Math.min(Math.max(1, at(sizes, choice).length), left);
      const nth = used[cell] ?? 0;
      used[cell] = nth + 1;
      cellOf[families] = cell;
      nthOf[families] = nth;
      choiceOf[families] = choice;
      lengthOf[families] = length;
      families++;
      left -= length;
    }
  }
  const order = shuffled(families, seed);
  const firstIds = new Uint32Array(families);
  let id = sampleSubcategories.length + 1;
  for (let place = 0; place < families; place++) {
    firstIds[place] = id;
    id += at(lengthOf, at(order, place));
  }
  return {
    cells,
    used: Uint32Array.from(used),
    familyCount: families,
    family(place) {
      const index = at(order, place);
      return {
        cell: at(cellOf, index),
        nth: at(nthOf, index),
        sizeChoice: at(choiceOf, index),
        firstId: at(firstIds, place),
        length: at(lengthOf, index),
      };
    },
  };
}

/** Adds the subcategory's cells and returns their cumulative weights, ending at 1. */
function stockCells(shelf: SubcategoryQuota, cells: Cell[]): Float64Array {
  const weights: number[] = [];
  for (const kind of demoKinds) {
    if (kind.category !== shelf.category || kind.subcategory !== shelf.subcategory) continue;
    const makers = demoBrands.flatMap((brand) => {
      const appetite = brandStyles[brand.style].makes[kind.category] ?? 0;
      const isMaker = kind.makers === null || kind.makers.includes(brand.style);
      if (!isMaker || appetite === 0) return [];
      // A brand makes about three quarters of what it could, with varying weights.
      const fancy = (mix(brand.id * 977 + weights.length) % 100) / 100;
      return fancy < 0.25 ? [] : [{ brand, weight: appetite * brand.fame * (0.4 + fancy) }];
    });
    const sum = makers.reduce((total, { weight }) => total + weight, 0);
    for (const { brand, weight } of makers) {
      cells.push({ brand, kind });
      weights.push((kind.weight * weight) / sum);
    }
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let running = 0;
  return Float64Array.from(weights, (weight) => {
    running += weight / total;
    return running;
  });
}

/** First index whose cumulative weight exceeds the value. */
function draw(running: Float64Array, value: number): number {
  let low = 0;
  let high = running.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(running, middle) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

function shuffled(count: number, seed: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  const random = new Random(seed, count, 103);
  for (let i = count - 1; i > 0; i--) {
    const other = random.below(i + 1);
    const kept = at(order, i);
    order[i] = at(order, other);
    order[other] = kept;
  }
  return order;
}
