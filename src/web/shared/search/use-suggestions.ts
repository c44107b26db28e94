import { useEffect, useState } from 'react';
import type { SuggestionSource, Suggestions } from './suggestion-source';

export const typingPauseMs = 300;

export interface SuggestionState {
  phase: 'idle' | 'searching' | 'found' | 'failed';
  /** While searching: what was found for the text before, so that the list does not flicker. */
  found: Suggestions | null;
}

/** Asks once the typing pauses. An answer that comes after its text has changed is thrown away. */
export function useSuggestions(source: SuggestionSource, text: string): SuggestionState {
  const wanted = text.trim();
  const isWanted = wanted.length >= source.leastCharacters;
  const [answer, setAnswer] = useState<{ to: string; found: Suggestions | null } | null>(null);

  useEffect(() => {
    if (!isWanted) {
      setAnswer(null);
      return;
    }
    const kept = source.kept(wanted);
    if (kept) {
      setAnswer({ to: wanted, found: kept });
      return;
    }
    const outdated = new AbortController();
    const settle = (found: Suggestions | null) => {
      if (!outdated.signal.aborted) setAnswer({ to: wanted, found });
    };
    const timer = setTimeout(() => {
      source.load(wanted, outdated.signal).then(settle, () => settle(null));
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
