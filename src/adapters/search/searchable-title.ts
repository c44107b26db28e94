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

function levelOf(query: TypedQuery, title: SearchableTitle): MatchLevel | null {
  if (query.words.length === 0) return null;
  let beginsWords = true;
  for (const word of query.words) {
    const reach = reachIn(title, word);
    if (reach === null) return null;
    if (reach === 'inside') beginsWords = false;
  }
  if (title.title === query.text) return 'title-equals';
  if (query.words.length > 1 && title.title.startsWith(query.text)) return 'name-begins';
  return beginsWords ? 'words-begin' : 'words-contain';
}

/** How a typed word occurs in a title; null: not at all. */
function reachIn(
  { words, forms }: SearchableTitle,
  { text, form, letterReach: reach }: TypedQuery['words'][number],
): 'begins' | 'inside' | null {
  if (forms.includes(form)) return 'begins';
  if (reach === 'whole') return null;
  let isInside = false;
  for (const word of words) {
    if (word.startsWith(text)) return 'begins';
    if (reach === null && word.includes(text)) isInside = true;
  }
  return isInside ? 'inside' : null;
}
