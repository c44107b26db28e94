/** Letters typed within this time count as one word, as the specification says. */
const typeAheadResetMs = 1_000;

/** Typed letters, and the time of the last one. */
export interface TypeAheadState {
  text: string;
  at: number;
}

export const emptyTypeAhead: TypeAheadState = { text: '', at: Number.NEGATIVE_INFINITY };

/** The item that an arrow, Home or End moves to from the one at `index` (-1: none); null for other keys. */
export function itemAfterKey(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Adds a letter to the typed text and finds the next item that starts with it. Repeating one letter cycles
 * through the items that start with it.
 */
export function typeAhead(
  before: TypeAheadState,
  key: string,
  menu: { labels: readonly string[]; index: number; now: number },
): { typed: TypeAheadState; target: number | null } {
  const { labels, index, now } = menu;
  const isFresh = now - before.at >= typeAheadResetMs;
  const text = (isFresh ? '' : before.text) + key.toLowerCase();
  const typed = { text, at: now };
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const wanted = isRepeated ? text.slice(0, 1) : text;
  // A further letter may still match the current item.
  const first = isRepeated ? index + 1 : Math.max(index, 0);
  for (let step = 0; step < labels.length; step++) {
    const at = (first + step) % labels.length;
    if (labels[at]?.trim().toLowerCase().startsWith(wanted)) return { typed, target: at };
  }
  return { typed, target: null };
}
