/**
 * How well something answers a query; lower is better. Equal ranks go by popularity, then by id.
 * 0: a title (name, brand) is the query; 1, 2, …: the first, second, … title begins with it; then
 * every word of the query begins some word; then each is at least inside some word.
 */
export function matchRank(
  query: readonly string[],
  titles: readonly (readonly string[])[],
  words: readonly string[],
): number | null {
  if (query.length === 0) return null;
  if (!query.every((part) => words.some((word) => word.includes(part)))) return null;
  const typed = query.join(' ');
  const texts = titles.map((title) => title.join(' '));
  if (texts.includes(typed)) return 0;
  const begins = texts.findIndex((text) => text.startsWith(typed));
  if (begins >= 0) return begins + 1;
  const beginsWords = query.every((part) => words.some((word) => word.startsWith(part)));
  return texts.length + (beginsWords ? 1 : 2);
}

/** How much suggestions show. */
export const suggestionLimits = { products: 6, categories: 3, total: 8, inListing: 8 } as const;

/** With fewer strict hits than this, suggestions also look for words with typos. */
export const minStrictHits = 3;
