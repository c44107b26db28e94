/** Whether at most `maxEdits` wrong, missing, additional or swapped letters turn one word into the other. */
export function isWithinEdits(one: string, other: string, maxEdits: number): boolean {
  if (Math.abs(one.length - other.length) > maxEdits) return false;
  let twoBack: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const current = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      let edits = Math.min(
        (previous[to] ?? 0) + 1,
        (current[to - 1] ?? 0) + 1,
        (previous[to - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1];
      if (isSwapped && at > 1 && to > 1) edits = Math.min(edits, (twoBack[to - 2] ?? 0) + 1);
      current.push(edits);
    }
    if (Math.min(...current) > maxEdits) return false;
    twoBack = previous;
    previous = current;
  }
  return (previous[other.length] ?? 0) <= maxEdits;
}
