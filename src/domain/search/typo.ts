/** Maximum edit distance for a word of this length: one from 4 letters, two from 8. */
export function allowedEdits(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** "Unflavored" is no misspelling of "flavored" but its opposite. */
const isOpposite = (typed: string, word: string): boolean =>
  typed.length === word.length + 2 && typed.startsWith('un') && typed.endsWith(word);

/**
 * Whether `typed` is within `edits` insertions, deletions, substitutions or swaps of neighbors of
 * `word`; or, if the first letter is right, of a prefix of it, because suggestions appear while
 * shoppers type.
 */
export function isNear(typed: string, word: string, edits: number): boolean {
  if (word.length < typed.length - edits) return false;
  const allowsPrefix = word.charCodeAt(0) === typed.charCodeAt(0);
  if (!allowsPrefix && word.length > typed.length + edits) return false;
  if (isOpposite(typed, word)) return false;
  return isWithinDistance(typed, word, edits, allowsPrefix);
}

/** Scratch rows of the distance table, reused for every pair of words. */
const rows: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(64),
  new Uint8Array(64),
  new Uint8Array(64),
];

/**
 * Optimal string alignment distance with early exit. Fills only a band around the diagonal: cells
 * further away than `edits` exceed the limit.
 */
function isWithinDistance(
  typed: string,
  word: string,
  edits: number,
  allowsPrefix: boolean,
): boolean {
  const width = Math.min(word.length, typed.length + edits);
  if (width >= 64 || typed.length >= 64) return false;
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column++) last[column] = column;
  let minOfLastRow = 0;
  for (let row = 1; row <= typed.length; row++) {
    const from = Math.max(1, row - edits);
    const to = Math.min(width, row + edits);
    current[from - 1] = from === 1 ? row : edits + 1;
    if (row + edits <= width) last[row + edits] = edits + 1;
    let minOfRow = from === 1 ? row : edits + 1;
    const letter = typed.charCodeAt(row - 1);
    const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1;
    for (let column = from; column <= to; column++) {
      const other = word.charCodeAt(column - 1);
      let distance = (last[column - 1] ?? 0) + (letter === other ? 0 : 1);
      const shorter = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      if (shorter < distance) distance = shorter;
      if (column > 1 && other === letterBefore && letter === word.charCodeAt(column - 2)) {
        distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = distance;
      if (distance < minOfRow) minOfRow = distance;
    }
    // A swap reaches back two rows, so both must exceed the limit.
    if (minOfRow > edits && minOfLastRow > edits) return false;
    minOfLastRow = minOfRow;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  if (word.length === width && (last[width] ?? 0) <= edits) return true;
  return allowsPrefix && minOfLastRow <= edits;
}
