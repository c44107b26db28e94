import { useEffect, useState } from 'react';

type Drawing = typeof import('./suggestion-drawing');

let drawing: Drawing | undefined;

/**
 * What draws suggestions, once it is there. Most pages are left without a touch of the search box, so
 * it comes when a box opens.
 */
export function useDrawing(wanted: boolean): Drawing | undefined {
  const [shown, setShown] = useState(drawing);
  const isMissing = wanted && !shown;
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      drawing ??= await import('./suggestion-drawing');
      setShown(drawing);
    };
    // Out of reach: Enter still searches, and the next opening tries again.
    load().catch(() => {});
  }, [isMissing]);
  return shown;
}
