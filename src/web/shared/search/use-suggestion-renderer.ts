import { useEffect, useState } from 'react';

type SuggestionRenderer = typeof import('./suggestion-renderer');

let loadedRenderer: SuggestionRenderer | undefined;

/**
 * What draws suggestions, once it is there. Most pages are left without a touch of the search box, so
 * it comes when a box opens.
 */
export function useSuggestionRenderer(wanted: boolean): SuggestionRenderer | undefined {
  const [renderer, setRenderer] = useState(loadedRenderer);
  const isMissing = wanted && !renderer;
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      loadedRenderer ??= await import('./suggestion-renderer');
      setRenderer(loadedRenderer);
    };
    // Out of reach: Enter still searches, and the next opening tries again.
    load().catch(() => {});
  }, [isMissing]);
  return renderer;
}
