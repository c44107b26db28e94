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
  const from = placeOf(texts, start);
  let end = from;
  let high = texts[from]?.startsWith(start) ? texts.length : from;
  while (end < high) {
    const middle = (end + high) >>> 1;
    if (texts[middle]!.startsWith(start)) end = middle + 1;
    else high = middle;
  }
  return [from, end];
}

export const compareTexts = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
