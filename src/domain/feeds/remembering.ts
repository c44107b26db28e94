import { ownCopy } from '../own-copy';

/** Longer ones do not come again, and would fill the memory. */
const longest = 300;
/** A power of two. */
const slots = 64;

interface Remembered<Value> {
  text: string;
  value: Value;
}

/**
 * Gives what a reader gives, and remembers it: of brands, shelves and sizes a feed says the same few
 * again and again. What is remembered does not grow with the feed.
 */
export function remembering<Value>(
  read: (text: string) => Value,
  most = 2_000,
): (text: string) => Value {
  const kept = new Map<string, Remembered<Value>>();
  // To look for a text, a map goes through all its letters. The latest few are found by a glance.
  let latest: Remembered<Value>[] = [];
  return (text) => {
    const slot = glance(text);
    const last = latest[slot];
    if (last !== undefined && last.text === text) return last.value;
    if (text.length > longest) return read(text);
    let known = kept.get(text);
    if (known === undefined) {
      const own = ownCopy(text);
      known = { text: own, value: read(own) };
      if (kept.size >= most) {
        kept.clear();
        latest = [];
      }
      kept.set(own, known);
    }
    latest[slot] = known;
    return known.value;
  };
}

/** Where a text would be: by its length and two of its letters. */
function glance(text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  const letters = text.charCodeAt(length >> 1) * 3 + text.charCodeAt(length - 1);
  return (length * 7 + letters) & (slots - 1);
}
