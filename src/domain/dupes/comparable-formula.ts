/** Shorter lists say too little: many products consist of the same three ingredients. */
const minKnownIngredients = 5;
/** With more unknown names the comparison would be a guess. */
const maxUnknownShare = 0.3;

/**
 * The part of a formula that can be compared: what every shade contains. Unknown names keep their place as 0.
 * Null: the list is missing, too short or mostly unknown.
 */
export function comparableFormula(ids: readonly number[]): readonly number[] | null {
  const formula = ids.filter((id) => id >= 0);
  const unknown = countUnknown(formula);
  const known = formula.length - unknown;
  return known < minKnownIngredients || unknown > formula.length * maxUnknownShare ? null : formula;
}

/** How many names of a formula the dictionary does not know. */
export const countUnknown = (ids: readonly number[]): number => ids.filter((id) => id === 0).length;
