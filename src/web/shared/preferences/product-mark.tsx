import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { hasPreferences } from '~/domain/preferences/preferences';
import { WarningIcon } from '~/web/ui/icons';
import { TextLink } from '~/web/ui/text-link';
import { callApi } from '../private-data/call-api';
import { toPreferences } from './own-preferences';
import { usePreferences } from './preferences-store';

const marksSchema = z.object({
  items: z.array(z.object({ text: z.string(), avoided: z.array(z.string()) })),
});

interface ProductMarkProps {
  productId: number;
  /** Called with the slugs of the avoided ingredients on the label. */
  onAvoided: (slugs: ReadonlySet<string>) => void;
}

/** Says why a product does not suit the person's preferences. */
export function ProductMark({ productId, onAvoided }: ProductMarkProps) {
  const preferences = usePreferences();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (!preferences || !hasPreferences(toPreferences(preferences))) return;
    const ended = new AbortController();
    const body = { preferences: toPreferences(preferences), productIds: [productId] };
    callApi('/api/preferences/marks', { method: 'POST', body, signal: ended.signal })
      .then((json) => {
        const [mark] = marksSchema.parse(json).items;
        if (ended.signal.aborted) return;
        setText(mark?.text ?? null);
        onAvoided(new Set(mark?.avoided));
      })
      // Without an answer the list stays as everyone sees it.
      .catch(() => undefined);
    return () => ended.abort();
  }, [productId, preferences, onAvoided]);
  if (text === null) return null;
  return (
    <p className="mb-3 flex items-start gap-2 rounded-sm bg-sunken px-3 py-2 text-sm">
      <WarningIcon className="mt-0.5 size-4 shrink-0" />
      <span>
        {text}. <TextLink to="/profile/preferences">My preferences</TextLink>
      </span>
    </p>
  );
}
