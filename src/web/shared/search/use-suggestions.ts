import { useEffect, useState } from 'react';
import type { SuggestionSource, SuggestionsJson } from './suggestion-source';

export const typingPauseMs = 300;

export interface SuggestionState {
  phase: 'idle' | 'searching' | 'found' | 'failed';
  /** While searching, the results of the previous text, to avoid flicker. */
  found: SuggestionsJson | null;
}

/** Debounced lookup. Drops answers for outdated text. */
export function useSuggestions(source: SuggestionSource, text: string): SuggestionState {
  const wanted = text.trim();
  const isWanted = wanted.length >= source.minQueryLength;
  const [answer, setAnswer] = useState<{ to: string; found: SuggestionsJson | null } | null>(null);

  useEffect(() => {
    if (!isWanted) {
      setAnswer(null);
      return;
    }
    const cached = source.cached(wanted);
    if (cached) {
      setAnswer({ to: wanted, found: cached });
      return;
    }
    const outdated = new AbortController();
    const setResult = (found: SuggestionsJson | null) => {
      if (!outdated.signal.aborted) setAnswer({ to: wanted, found });
    };
    const timer = setTimeout(() => {
      source.load(wanted, outdated.signal).then(setResult, () => setResult(null));
    }, typingPauseMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [source, wanted, isWanted]);

  if (!isWanted) return { phase: 'idle', found: null };
  if (answer?.to !== wanted) return { phase: 'searching', found: answer?.found ?? null };
  return { phase: answer.found ? 'found' : 'failed', found: answer.found };
}
