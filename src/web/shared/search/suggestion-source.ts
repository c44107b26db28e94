import type { z } from 'zod';
import type { suggestionsSchema } from '../catalog/catalogue-schemas';

export type Suggestions = z.infer<typeof suggestionsSchema>;

/** Where suggestions come from. Answers are kept for a while, so going back is instant. */
export interface SuggestionSource {
  /** Shorter texts are not worth a question. */
  leastCharacters: number;
  /** The answer, if it is at hand. */
  kept(text: string): Suggestions | undefined;
  load(text: string, signal: AbortSignal): Promise<Suggestions>;
}

const keepMs = 5 * 60_000;
const mostKept = 100;

export function createSuggestionSource(options: {
  address: (text: string) => string;
  leastCharacters: number;
  now?: () => number;
}): SuggestionSource {
  const now = options.now ?? Date.now;
  const answers = new Map<string, { found: Suggestions; until: number }>();
  return {
    leastCharacters: options.leastCharacters,
    kept(text) {
      const answer = answers.get(text.toLowerCase());
      return answer && answer.until > now() ? answer.found : undefined;
    },
    async load(text, signal) {
      const response = await fetch(options.address(text), { signal });
      if (!response.ok) throw new Error(`The server answered ${response.status}.`);
      const found: Suggestions = await response.json();
      // A map keeps the order of insertion: the first is the oldest.
      const [oldest] = answers.keys();
      if (answers.size >= mostKept && oldest !== undefined) answers.delete(oldest);
      answers.set(text.toLowerCase(), { found, until: now() + keepMs });
      return found;
    },
  };
}

const query = (text: string) => encodeURIComponent(text.toWellFormed());

/** For header and hero: categories, and products by name, brand, category or ingredient. */
export const anywhere = createSuggestionSource({
  leastCharacters: 1,
  address: (text) => `/api/suggest?q=${query(text)}`,
});

/** For a listing's own box: products by name or brand. */
export const inListing = createSuggestionSource({
  leastCharacters: 2,
  address: (text) => `/api/suggest?in=listing&q=${query(text)}`,
});
