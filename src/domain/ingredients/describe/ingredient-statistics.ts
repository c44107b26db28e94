import type { Size } from '../../catalog/product';
import { unitPriceCents } from '../../prices/unit-price';
import { onePercentLine } from '../one-percent-line';

/** Where an ingredient stands on the labels of the catalog. */
export interface IngredientStatistics {
  ingredientId: number;
  /** Products that have it; sizes and shades count separately. */
  productCount: number;
  /** Of the labels that list it for certain, from 1; null: only some shades ever contain it. */
  medianPosition: number | null;
  /** The share of those labels that list it above the estimated 1 % line, in percent. */
  abovePercent: number | null;
  /** Of the products that state how much of it they contain; null: none does. */
  stated: StatedAmounts | null;
  /** The products with the lowest unit prices, the best first. */
  bestValueIds: readonly number[];
}

/** Percentages that labels and names of products state. */
export interface StatedAmounts {
  productCount: number;
  lowest: number;
  median: number;
  highest: number;
}

/** A product as far as its ingredients are counted. */
export interface CountedProduct {
  id: number;
  groupId: number;
  /** Slug of the category. */
  category: string;
  /** In label order; negative: only some shades; 0: unknown. */
  ingredientIds: readonly number[];
  /** The numbers of the ingredients that the product praises. */
  keyIngredientIds: ReadonlySet<number>;
  /** Stated percentages by the number of the ingredient, which may be missing on the label. */
  percents: ReadonlyMap<number, number>;
  size: Size | null;
  bestPriceCents: number | null;
}

interface Candidate {
  id: number;
  groupId: number;
  rank: number;
}

interface Tally {
  productCount: number;
  aboveCount: number;
  /** How many labels list it at each position, from 0; the last one counts all later ones. */
  positions: Uint32Array;
  percents: number[];
  best: Candidate[];
}

const maxPosition = 100;
const maxCandidates = 24;
/** Above every unit price in cents. */
const rankStep = 10_000_000;

/** Counts ingredients product by product. */
export class IngredientCounter {
  readonly #tallies = new Map<number, Tally>();

  add(product: CountedProduct): void {
    const { ingredientIds, keyIngredientIds } = product;
    const firstMayContain = ingredientIds.findIndex((id) => id < 0);
    const certain = firstMayContain < 0 ? ingredientIds : ingredientIds.slice(0, firstMayContain);
    const line = onePercentLine(certain);
    const valueRank = rankOf(product);
    for (const [position, signedId] of ingredientIds.entries()) {
      if (signedId === 0) continue;
      const id = Math.abs(signedId);
      const tally = this.#tallyOf(id);
      const isAbove = signedId > 0 && position < line;
      tally.productCount += 1;
      if (signedId > 0) {
        const at = Math.min(position, maxPosition - 1);
        tally.positions[at] = (tally.positions[at] ?? 0) + 1;
        const percent = product.percents.get(id);
        if (percent !== undefined) tally.percents.push(percent);
      }
      if (isAbove) tally.aboveCount += 1;
      if (valueRank === null) continue;
      // A trace at the end of a label is not what a shopper looks for.
      const isProminent = isAbove || keyIngredientIds.has(id);
      offer(tally.best, product, valueRank + (isProminent ? 0 : rankStep));
    }
  }

  statistics(): IngredientStatistics[] {
    return Array.from(this.#tallies, ([ingredientId, tally]) => {
      const labels = tally.positions.reduce((sum, count) => sum + count, 0);
      return {
        ingredientId,
        productCount: tally.productCount,
        medianPosition: labels === 0 ? null : medianOf(tally.positions, labels),
        abovePercent: labels === 0 ? null : Math.round((tally.aboveCount / labels) * 100),
        stated: statedAmounts(tally.percents),
        bestValueIds: tally.best.map(({ id }) => id),
      };
    });
  }

  #tallyOf(id: number): Tally {
    let tally = this.#tallies.get(id);
    if (!tally) {
      const positions = new Uint32Array(maxPosition);
      tally = { productCount: 0, aboveCount: 0, positions, percents: [], best: [] };
      this.#tallies.set(id, tally);
    }
    return tally;
  }
}

function statedAmounts(percents: readonly number[]): StatedAmounts | null {
  const sorted = percents.toSorted((a, b) => a - b);
  const [lowest, median, highest] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  if (lowest === undefined || median === undefined || highest === undefined) return null;
  return { productCount: sorted.length, lowest, median, highest };
}

/**
 * The price per 100 ml or 100 g. Pieces cannot be compared with these and come later, like supplements, which are
 * swallowed. Null: no price or size.
 */
function rankOf({ category, size, bestPriceCents }: CountedProduct): number | null {
  const cents = bestPriceCents === null ? null : unitPriceCents(bestPriceCents, size);
  if (cents === null) return null;
  const isOther = size?.unit === 'count' || category === 'supplements';
  return Math.min(cents, rankStep - 1) + (isOther ? 2 * rankStep : 0);
}

/** Keeps the best candidates in order, one per formula. */
function offer(best: Candidate[], { id, groupId }: CountedProduct, rank: number): void {
  const last = best.at(-1);
  if (best.length >= maxCandidates && last && rank >= last.rank) return;
  const same = best.findIndex((candidate) => candidate.groupId === groupId);
  if (same >= 0) {
    if ((best[same]?.rank ?? 0) <= rank) return;
    best.splice(same, 1);
  }
  const at = best.findIndex((candidate) => candidate.rank > rank);
  best.splice(at < 0 ? best.length : at, 0, { id, groupId, rank });
  if (best.length > maxCandidates) best.pop();
}

function medianOf(positions: Uint32Array, labels: number): number {
  let before = 0;
  for (const [position, count] of positions.entries()) {
    before += count;
    if (before * 2 >= labels) return position + 1;
  }
  return positions.length;
}
