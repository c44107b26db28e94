import { type ReactNode, Suspense, useState } from 'react';
import { WarningIcon } from '~/web/ui/icons';
import { lazyPart } from '../lazy-part';
import type { PersonalMarks } from './marks';
import { useMayHavePreferences } from './use-may-have-preferences';

const MarksLoader = lazyPart(async () => (await import('./marks-loader')).MarksLoader);

const noMarks: PersonalMarks = new Map();

/**
 * The marks of some products. Pages are the same for everyone, so they are loaded afterwards, and only if the person
 * may have preferences. The page renders the loader anywhere.
 */
export function usePersonalMarks(productIds: readonly number[]): {
  marks: PersonalMarks;
  loader: ReactNode;
} {
  const mayHavePreferences = useMayHavePreferences();
  const [marks, setMarks] = useState(noMarks);
  const isNeeded = mayHavePreferences && productIds.length > 0;
  const loader = isNeeded && (
    <Suspense>
      <MarksLoader productIds={productIds.join(',')} onMarks={setMarks} />
    </Suspense>
  );
  return { marks, loader };
}

/** Says why a product does not suit. */
export function MarkText({ text }: { text: string }) {
  return (
    <p className="mt-2 flex items-start gap-2 text-sm">
      <WarningIcon className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
