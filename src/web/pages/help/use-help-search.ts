import { useState } from 'react';
import type { FoundArticle } from '~/domain/help/search-articles';

type Search = (text: string) => readonly FoundArticle[];

/** The results, or the state of loading the articles. */
export type HelpAnswer = readonly FoundArticle[] | 'searching' | 'failed';

/** Searches in the browser once the search box was used; shows the server's results until then. */
export function useHelpSearch(query: string, found: readonly FoundArticle[]) {
  const [text, setText] = useState(query);
  const [answered, setAnswered] = useState(query);
  const [search, setSearch] = useState<Search | 'searching' | 'failed' | null>(null);
  // Back, forward and form submissions change the query; update the search box.
  if (answered !== query) {
    setAnswered(query);
    setText(query);
  }

  function prepare() {
    if (search !== null && search !== 'failed') return;
    setSearch('searching');
    import('./load-help-articles')
      .then(({ loadHelpArticles }) => loadHelpArticles())
      .then(
        (loaded) => setSearch(() => loaded),
        () => setSearch('failed'),
      );
  }

  function change(typed: string) {
    // The box may have been focused before hydration.
    prepare();
    setText(typed);
  }

  const wanted = text.trim();
  function currentAnswer(): HelpAnswer {
    if (wanted === query) return found;
    return typeof search === 'function' ? search(wanted) : (search ?? 'searching');
  }
  return { text, change, answer: currentAnswer(), prepare };
}
