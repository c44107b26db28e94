import { ownCopy } from '../own-copy';

/** Longer ones do not come again, and would fill the memory. */
const longest = 300;

/**
 * Gives what a reader gives, and remembers it: of brands, shelves and sizes a feed says the same few
 * again and again. What is remembered does not grow with the feed.
 */
export function remembering<Value>(
  read: (text: string) => Value,
  most = 2_000,
): (text: string) => Value {
  const kept = new Map<string, Value>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (text.length > longest) return read(text);
    const own = ownCopy(text);
    const value = read(own);
    if (kept.size >= most) kept.clear();
    kept.set(own, value);
    return value;
  };
}
