import { useEffect, useState } from 'react';

type SuggestionRenderer = typeof import('./suggestion-renderer');

let loadedRenderer: SuggestionRenderer | undefined;

/** The suggestion renderer, loaded when a search box opens, because most visitors never use it. */
export function useSuggestionRenderer(wanted: boolean): SuggestionRenderer | undefined {
  const [renderer, setRenderer] = useState(loadedRenderer);
  const isMissing = wanted && !renderer;
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      loadedRenderer ??= await import('./suggestion-renderer');
      setRenderer(loadedRenderer);
    };
    // On failure, Enter still searches, and the next opening retries.
    load().catch(() => {});
  }, [isMissing]);
  return renderer;
}
