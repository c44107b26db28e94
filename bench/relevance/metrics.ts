const discount = (place: number): number => 1 / Math.log2(place + 2);
const gain = (grade: number): number => 2 ** grade - 1;

function discountedGain(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + gain(grade) * discount(place), 0);
}

/**
 * nDCG at a cutoff: the gain of the results' grades in order, of the best gain that any order could
 * have. `ideal` are the grades of the whole catalog in any order; null when nothing is relevant.
 */
export function ndcg(
  grades: readonly number[],
  ideal: readonly number[],
  cutoff: number,
): number | null {
  const best = discountedGain(ideal.toSorted((a, b) => b - a).slice(0, cutoff));
  return best === 0 ? null : discountedGain(grades.slice(0, cutoff)) / best;
}

/**
 * Share of the first places with a relevant result. A place counts when a result is in it, or when
 * the catalog has an exact answer for it: an empty place costs as much as a wrong result, unless all
 * exact answers are shown.
 */
export function precision(
  grades: readonly number[],
  exactCount: number,
  cutoff: number,
  minGrade: number,
): number | null {
  const shown = grades.slice(0, cutoff);
  const places = Math.max(shown.length, Math.min(cutoff, exactCount));
  return places === 0 ? null : shown.filter((grade) => grade >= minGrade).length / places;
}

/** The mean of the known values; NaN without any. */
export function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
