import type { z } from 'zod';
import { minuteMs } from '~/domain/durations';
import type { suggestionsSchema } from '../catalog/catalog-schemas';

export type SuggestionsJson = z.infer<typeof suggestionsSchema>;

/** Where suggestions come from. Answers are kept for a while, so going back is instant. */
export interface SuggestionSource {
  /** Shorter texts are not worth a question. */
  minQueryLength: number;
  /** The answer, if it is at hand. */
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
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      const found: SuggestionsJson = await response.json();
      // A map keeps the order of insertion: the first is the oldest.
      const [oldest] = answers.keys();
      if (answers.size >= maxCachedQueries && oldest !== undefined) answers.delete(oldest);
      answers.set(text.toLowerCase(), { found, until: now() + cacheTtlMs });
      return found;
    },
  };
}

const encodeQuery = (text: string) => encodeURIComponent(text.toWellFormed());

/** For header and hero: categories, and products by name, brand, category or ingredient. */
export const siteSuggestions = createSuggestionSource({
  minQueryLength: 1,
  address: (text) => `/api/suggest?q=${encodeQuery(text)}`,
});

/** For a listing's own box: products by name or brand. */
export const listingSuggestions = createSuggestionSource({
  minQueryLength: 2,
  address: (text) => `/api/suggest?in=listing&q=${encodeQuery(text)}`,
});
