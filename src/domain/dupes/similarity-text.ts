/** Floating point sums of equal lists may differ in the last digits. */
const sameFrom = 1 - 1e-9;

/** A similarity in whole percent; 100 only if the lists are the same. */
export const similarityPercent = (similarity: number): number =>
  similarity >= sameFrom ? 100 : Math.floor(similarity * 100);

/** A similarity in words, from its whole percent. */
export function describeSimilarity(percent: number): string {
  if (percent === 100) return 'Same ingredient list';
  if (percent >= 85) return 'Almost the same formula';
  if (percent >= 70) return 'Very similar formula';
  if (percent >= 55) return 'Similar formula';
  return percent >= 40 ? 'Partly similar formula' : 'Different formula';
}
