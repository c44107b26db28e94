/** The place where a text is in a sorted list or would be inserted. */
export function placeOf(texts: readonly string[], text: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (texts[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The range of the texts that begin with `start`. */
export function rangeBeginningWith(texts: readonly string[], start: string): [number, number] {
  // No text contains U+FFFF.
  return [placeOf(texts, start), placeOf(texts, `${start}\uffff`)];
}

export const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
