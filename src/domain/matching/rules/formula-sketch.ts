/** A sample of the ingredients on a label: small, and enough to tell how much two lists have in common. */
export type FormulaSketch = readonly number[];

/** Most labels have about thirty ingredients; with so many in a sample, the estimate is off by a tenth at most. */
export const maxSketchLength = 24;
/** A shorter list names actives only. */
const minIngredients = 6;

/**
 * Takes the sample of a list of ingredients (ids as in `ProductIngredients`): those with the smallest hashes, so that
 * two samples contain the same ingredients if both lists do. What only some shades contain is left out. Null: too few
 * are known.
 */
export function sketchFormula(ids: readonly number[]): FormulaSketch | null {
  const known = [...new Set(ids.filter((id) => id > 0))];
  if (known.length < minIngredients) return null;
  return known.sort(byHash).slice(0, maxSketchLength);
}

/** The share of ingredients that two lists have in common, of those that either has, from 0 to 1. */
export function formulaOverlap(one: FormulaSketch, other: FormulaSketch): number {
  const either = [...new Set([...one, ...other])].sort(byHash).slice(0, maxSketchLength);
  const shared = either.filter((id) => one.includes(id) && other.includes(id));
  return shared.length / either.length;
}

const byHash = (one: number, other: number) => hashOf(one) - hashOf(other) || one - other;

const hashOf = (id: number) => Math.imul(id ^ (id >>> 15), 0x9e3779b1) >>> 0;
