import { useEffect } from 'react';
import * as z from 'zod/mini';
import { hasPreferences } from '~/domain/preferences/preferences';
import { callApi } from '../private-data/call-api';
import type { PersonalMarks } from './marks';
import { toPreferences } from './own-preferences';
import { usePreferences } from './preferences-store';

const marksSchema = z.object({
  items: z.array(
    z.object({ productId: z.number(), text: z.string(), avoided: z.array(z.string()) }),
  ),
});

interface MarksLoaderProps {
  /** Separated by commas, so that an equal list is the same value. */
  productIds: string;
  onMarks: (marks: PersonalMarks) => void;
}

/** Finds out which products do not suit the person's preferences; shows nothing. */
export function MarksLoader({ productIds, onMarks }: MarksLoaderProps) {
  const preferences = usePreferences();
  useEffect(() => {
    if (!preferences || !hasPreferences(toPreferences(preferences))) return;
    const ended = new AbortController();
    const ids = productIds.split(',').map(Number);
    const body = { preferences: toPreferences(preferences), productIds: ids };
    callApi('/api/preferences/marks', { method: 'POST', body, signal: ended.signal })
      .then((json) => {
        if (ended.signal.aborted) return;
        const { items } = marksSchema.parse(json);
        onMarks(
          new Map(
            items.map(({ productId, text, avoided }) => [
              productId,
              { text, avoided: new Set(avoided) },
            ]),
          ),
        );
      })
      // Without an answer the page stays as everyone sees it.
      .catch(() => undefined);
    return () => ended.abort();
  }, [productIds, preferences, onMarks]);
  return null;
}
