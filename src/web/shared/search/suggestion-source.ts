import type { z } from 'zod';
import { minuteMs } from '~/domain/durations';
import type { suggestionsSchema } from '../catalog/catalog-schemas';

export type SuggestionsJson = z.infer<typeof suggestionsSchema>;

/** Fetches suggestions and caches them for a while. */
export interface SuggestionSource {
  /** Shorter texts are not looked up. */
  minQueryLength: number;
  /** The cached answer, if any. */
  cached(text: string): SuggestionsJson | undefined;
  load(text: string, signal: AbortSignal): Promise<SuggestionsJson>;
}

const cacheTtlMs = 5 * minuteMs;
const maxCachedQueries = 100;

export function createSuggestionSource(options: {
  address: (text: string) => string;
  minQueryLength: number;
  now?: () => number;
}): SuggestionSource {
  const now = options.now ?? Date.now;
  const answers = new Map<string, { found: SuggestionsJson; until: number }>();
  return {
    minQueryLength: options.minQueryLength,
    cached(text) {
      const answer = answers.get(text.toLowerCase());
      return answer && answer.until > now() ? answer.found : undefined;
    },
    async load(text, signal) {
      const response = await fetch(options.address(text), { signal });
      if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
      const found: SuggestionsJson = await response.json();
      // A map keeps insertion order, so the first key is the oldest.
      const [oldest] = answers.keys();
      if (answers.size >= maxCachedQueries && oldest !== undefined) answers.delete(oldest);
      answers.set(text.toLowerCase(), { found, until: now() + cacheTtlMs });
      return found;
    },
  };
}

const encodeQuery = (text: string) => encodeURIComponent(text.toWellFormed());

/** For the header and hero: categories, and products by name, brand, category or ingredient. */
export const siteSuggestions = createSuggestionSource({
  minQueryLength: 1,
  address: (text) => `/api/suggest?q=${encodeQuery(text)}`,
});

/** For a listing's search box: products by name or brand. */
export const listingSuggestions = createSuggestionSource({
  minQueryLength: 2,
  address: (text) => `/api/suggest?in=listing&q=${encodeQuery(text)}`,
});
