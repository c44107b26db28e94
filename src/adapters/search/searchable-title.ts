import { foldText } from '~/domain/search/fold';
import { letterReach, type MatchLevel, matchLevels } from '~/domain/search/suggestion-ranking';
import { normalizeWord } from '~/domain/search/text/normalize-word';

/** The words of a title, and their normalized forms. */
export interface SearchableTitle {
  title: string;
  words: readonly string[];
  forms: readonly string[];
}

export function searchableTitle(name: string): SearchableTitle {
  const { words } = foldText(name);
  return { title: words.join(' '), words, forms: words.map(normalizeWord) };
}

/** A query whose words were normalized once for all titles. */
export interface TypedQuery {
  text: string;
  words: readonly { text: string; form: string; letterReach: 'whole' | 'begins' | null }[];
}

export const typedQuery = (query: readonly string[]): TypedQuery => ({
  text: query.join(' '),
  words: query.map((text, at) => ({
    text,
    form: normalizeWord(text),
    letterReach: letterReach(query, at),
  })),
});

/** The same as `matchRank` for titles without a brand. */
export function rankTitle(query: TypedQuery, title: SearchableTitle): number | null {
  const level = levelOf(query, title);
  return level === null ? null : matchLevels.indexOf(level);
}

function levelOf(query: TypedQuery, { title, words, forms }: SearchableTitle): MatchLevel | null {
  if (query.words.length === 0) return null;
  const isIn = query.words.every(
    ({ text, form, letterReach: reach }) =>
      forms.includes(form) ||
      (reach === null
        ? words.some((word) => word.includes(text))
        : reach === 'begins' && words.some((word) => word.startsWith(text))),
  );
  if (!isIn) return null;
  if (title === query.text) return 'title-equals';
  if (query.words.length > 1 && title.startsWith(query.text)) return 'name-begins';
  const beginsWords = query.words.every(
    ({ text, form, letterReach: reach }) =>
      forms.includes(form) || (reach !== 'whole' && words.some((word) => word.startsWith(text))),
  );
  return beginsWords ? 'words-begin' : 'words-contain';
}
