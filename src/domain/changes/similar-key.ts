/** Shorter texts are contained in others by chance. */
const minContained = 5;
const lettersPerSlip = 4;

/** Whether a text that could not be read may have this name: it contains it, or nearly is it. */
export function mayMean(unread: string, key: string): boolean {
  if (key.length >= minContained && unread.includes(key)) return true;
  if (unread.length >= minContained && key.includes(unread)) return true;
  if (unread.length <= 2) return false;
  // A footnote may follow the name.
  const beginning = unread.slice(0, key.length);
  return isNearly(unread, key) || isNearly(beginning, key);
}

function isNearly(unread: string, key: string): boolean {
  const maxSlips = Math.max(1, Math.floor(Math.max(unread.length, key.length) / lettersPerSlip));
  return slipsBetween(unread, key, maxSlips) <= maxSlips;
}

/** How many letters have to be changed, added or removed; more than `max` if it is more than that. */
function slipsBetween(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      const replaced = (row[to - 1] ?? 0) + (isSame ? 0 : 1);
      next.push(Math.min(replaced, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > max) return max + 1;
    row = next;
  }
  return row.at(-1) ?? 0;
}
