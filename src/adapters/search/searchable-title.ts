import { foldText } from '~/domain/search/fold';
import { matchRank } from '~/domain/search/suggestion-ranking';
import { normalizeWord } from '~/domain/search/text/normalize-word';

/** The words of a title, and their normalized forms. */
export interface SearchableTitle {
  words: readonly string[];
  forms: readonly string[];
}

export function searchableTitle(name: string): SearchableTitle {
  const { words } = foldText(name);
  return { words, forms: words.map(normalizeWord) };
}

/** The rank of a title for a query; most titles are ruled out without normalizing anything. */
export function rankTitle(query: readonly string[], { words, forms }: SearchableTitle) {
  const maybe = query.every(
    (part) =>
      words.some((word) => word.includes(part)) ||
      // Forms of one word share their first letter.
      (part.length > 2 && forms.some((form) => form.charCodeAt(0) === part.charCodeAt(0))),
  );
  return maybe ? matchRank(query, { name: words }, words) : null;
}
