import { useState } from 'react';
import type { FoundArticle } from '~/domain/help/search-articles';

type Search = (text: string) => readonly FoundArticle[];

/** What is found; or that the articles are still on their way, or did not come. */
export type HelpAnswer = readonly FoundArticle[] | 'searching' | 'failed';

/** Answers from the articles themselves once the box has been used; until then from the server. */
export function useHelpSearch(query: string, found: readonly FoundArticle[]) {
  const [text, setText] = useState(query);
  const [answered, setAnswered] = useState(query);
  const [search, setSearch] = useState<Search | 'searching' | 'failed' | null>(null);
  // Back, forward and a submitted form bring another query; the box follows.
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
    // The box may have got the focus before scripts ran.
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
