import { ownCopy } from '../own-copy';

/** Longer ones do not come again, and would fill the memory. */
const maxCachedTextLength = 300;
/** A power of two. */
const slots = 64;

interface CacheEntry<Value> {
  text: string;
  value: Value;
}

/**
 * Gives what a reader gives, and remembers it: of brands, shelves and sizes a feed says the same few
 * again and again. What is remembered does not grow with the feed.
 */
export function memoize<Value>(
  read: (text: string) => Value,
  maxEntries = 2_000,
): (text: string) => Value {
  const cache = new Map<string, CacheEntry<Value>>();
  // To look for a text, a map goes through all its letters. The latest few are found by a glance.
  let latest: CacheEntry<Value>[] = [];
  return (text) => {
    const slot = slotOf(text);
    const last = latest[slot];
    if (last !== undefined && last.text === text) return last.value;
    if (text.length > maxCachedTextLength) return read(text);
    let known = cache.get(text);
    if (known === undefined) {
      const own = ownCopy(text);
      known = { text: own, value: read(own) };
      if (cache.size >= maxEntries) {
        cache.clear();
        latest = [];
      }
      cache.set(own, known);
    }
    latest[slot] = known;
    return known.value;
  };
}

/** Where a text would be: by its length and two of its letters. */
function slotOf(text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  const letters = text.charCodeAt(length >> 1) * 3 + text.charCodeAt(length - 1);
  return (length * 7 + letters) & (slots - 1);
}
