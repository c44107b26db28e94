import { LRUCache } from 'lru-cache';
import { ownCopy } from '../own-copy';

/** Longer texts rarely repeat and would fill the memory. */
const maxCachedTextLength = 300;

/** Caches the results of a function: feeds repeat the same brands, categories and sizes. */
export function memoize<Value>(
  read: (text: string) => Value,
  maxEntries = 2_000,
): (text: string) => Value {
  const cache = new LRUCache<string, { value: Value }>({ max: maxEntries });
  return (text) => {
    const cached = cache.get(text);
    if (cached) return cached.value;
    if (text.length > maxCachedTextLength) return read(text);
    // The value may be a slice of the text, so both must not point into the feed.
    const key = ownCopy(text);
    const value = read(key);
    cache.set(key, { value });
    return value;
  };
}
