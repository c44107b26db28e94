import {
  type FoundArticle,
  indexArticles,
  type SearchableArticle,
  searchArticles,
} from '~/domain/help/search-articles';
import { maxHelpResults } from './max-help-results';

/** Loads all articles and returns the same search that the server uses. */
export async function loadHelpArticles(): Promise<(text: string) => readonly FoundArticle[]> {
  const response = await fetch('/api/help/articles');
  if (!response.ok) throw new Error(`The server responded with status ${response.status}.`);
  const { items }: { items: SearchableArticle[] } = await response.json();
  const index = indexArticles(items);
  return (text) => searchArticles(index, text, maxHelpResults);
}
