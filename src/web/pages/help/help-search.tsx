import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { FoundArticle } from '~/domain/help/search-articles';
import { Button } from '~/web/ui/button';
import { useEarlyText } from '~/web/ui/hooks/use-early-text';
import { IconButton } from '~/web/ui/icon-button';
import { CloseIcon, SearchIcon } from '~/web/ui/icons';
import { HelpResults } from './help-results';
import { useHelpSearch } from './use-help-search';

interface HelpSearchProps {
  /** The query in the URL, and the server's results for it. */
  query: string;
  found: readonly FoundArticle[];
  children: ReactNode;
}

/** The Help Center search. Shows results while typing; without scripts it submits the form. */
export function HelpSearch({ query, found, children }: HelpSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const { text, change, answer, prepare } = useHelpSearch(query, found);
  useEarlyText(box, change);
  const results = useRef<HTMLElement>(null);
  const wanted = text.trim();

  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    navigate(`/help?${new URLSearchParams({ q: text })}`);
  }

  function clear() {
    change('');
    box.current?.focus();
  }

  /** Arrow keys move between the search box and the results; Escape clears the search. */
  function move(event: KeyboardEvent) {
    const links: HTMLElement[] = [...(results.current?.querySelectorAll('a') ?? [])];
    const at = event.target instanceof HTMLElement ? links.indexOf(event.target) : -1;
    if (event.key === 'Escape' && wanted !== '') {
      event.preventDefault();
      clear();
    } else if (event.key === 'ArrowDown' && links.length > 0) {
      event.preventDefault();
      links[Math.min(at + 1, links.length - 1)]?.focus();
    } else if (event.key === 'ArrowUp' && at >= 0) {
      event.preventDefault();
      (links[at - 1] ?? box.current)?.focus();
    }
  }

  return (
    <search onKeyDown={move}>
      <header className="bg-slate-wash">
        <div className="page-column py-14 md:py-20">
          <p className="eyebrow text-slate">Support</p>
          <h1 className="mt-4 font-display text-hero tracking-tight">Help Center</h1>
          <form action="/help" onSubmit={submit} className="mt-8 flex max-w-2xl flex-wrap gap-3">
            <div className="relative min-w-64 grow">
              <SearchIcon className="pointer-events-none absolute top-1/2 left-4.5 size-5 -translate-y-1/2 text-soft" />
              <input
                ref={box}
                type="search"
                name="q"
                value={text}
                aria-label="Search help articles"
                aria-describedby="help-search-hint"
                placeholder="How can we help?"
                autoComplete="off"
                maxLength={200}
                onChange={(event) => change(event.target.value)}
                onFocus={prepare}
                className={'control h-13 rounded-full! pr-14 pl-12'}
              />
              {text !== '' && (
                <IconButton
                  label="Clear search"
                  size="sm"
                  className="absolute! top-1/2 right-2 -translate-y-1/2"
                  onClick={clear}
                >
                  <CloseIcon className="size-4.5" />
                </IconButton>
              )}
            </div>
            <Button type="submit" size="lg" className="max-sm:w-full">
              Search
            </Button>
          </form>
          <p id="help-search-hint" className="mt-3 text-sm">
            Try “alerts”, “shipping” or “delete account”.
          </p>
        </div>
      </header>
      {wanted === '' ? children : <HelpResults ref={results} query={wanted} answer={answer} />}
    </search>
  );
}
