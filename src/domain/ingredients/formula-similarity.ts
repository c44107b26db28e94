import { onePercentLine } from './one-percent-line';

/** How rare each ingredient is among the formulas of a catalog. */
export interface Rarity {
  /** From about 0 for an ingredient of every formula to log(formulas) for one of a single formula. */
  of(id: number): number;
}

/** Counts how many formulas have each ingredient; formulas are as `ProductIngredients.ids`. */
export function measureRarity(formulas: Iterable<readonly number[]>): Rarity {
  const counts = new Map<number, number>();
  let total = 0;
  for (const formula of formulas) {
    total += 1;
    for (const id of new Set(formula.map(Math.abs))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { of: (id) => rarityOf(counts.get(id) ?? 0, total) };
}

/** The rarity of an ingredient that this many of all formulas have. */
export const rarityOf = (formulas: number, total: number): number =>
  Math.log((total + 1) / (formulas + 0.5));

/** A formula prepared for comparison. */
export interface WeighedFormula {
  /** By ingredient; how much it says about the formula. */
  weights: ReadonlyMap<number, number>;
  total: number;
}

/** Below the 1 % line the order says nothing. */
const belowLine = 0.55;
/** What only some shades contain says little about the formula. */
const someShades = 0.15;
const minRarity = 0.25;

/**
 * Weighs each ingredient by its rarity, and by its position above the estimated 1 % line, where labels must list
 * ingredients by amount.
 */
export function weighFormula(formula: readonly number[], rarity: Rarity): WeighedFormula {
  const line = onePercentLine(formula);
  const weights = new Map<number, number>();
  let total = 0;
  for (const [position, signed] of formula.entries()) {
    const id = Math.abs(signed);
    if (id === 0 || weights.has(id)) continue;
    const place = signed < 0 ? someShades : placeWeight(position, line);
    const weight = ingredientWeight(place, rarity.of(id));
    weights.set(id, weight);
    total += weight;
  }
  return { weights, total };
}

/** What an ingredient says about a formula, by its place and rarity. */
export const ingredientWeight = (place: number, rarity: number): number =>
  place * Math.max(minRarity, rarity);

/** From 1 at the top of the label, falling to the weight below the line. */
export function placeWeight(position: number, line: number): number {
  if (position >= line) return belowLine;
  return 1 - ((1 - belowLine) * position) / line;
}

/** How alike two formulas are, from 0 to 1: what both have of what either has, by weight. */
export function formulaSimilarity(one: WeighedFormula, other: WeighedFormula): number {
  const [small, large] = one.weights.size <= other.weights.size ? [one, other] : [other, one];
  let shared = 0;
  for (const [id, weight] of small.weights) {
    const theirs = large.weights.get(id);
    if (theirs !== undefined) shared += Math.min(weight, theirs);
  }
  const either = one.total + other.total - shared;
  return either > 0 ? shared / either : 0;
}

/** What two formulas share and what only one of them has, in label order. */
export interface FormulaDifference {
  shared: number[];
  /** In the product, but not in the other one. */
  missing: number[];
  /** In the other one only. */
  extra: number[];
}

/** Compares two formulas by ingredient. */
export function compareFormulas(
  formula: readonly number[],
  other: readonly number[],
): FormulaDifference {
  const ours = uniqueIds(formula);
  const theirs = uniqueIds(other);
  return {
    shared: [...ours].filter((id) => theirs.has(id)),
    missing: [...ours].filter((id) => !theirs.has(id)),
    extra: [...theirs].filter((id) => !ours.has(id)),
  };
}

const uniqueIds = (formula: readonly number[]) =>
  new Set(formula.flatMap((id) => (id === 0 ? [] : [Math.abs(id)])));
