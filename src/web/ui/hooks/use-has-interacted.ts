import { useEffect, useState } from 'react';

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const onInteraction = () => {
      setHasInteracted(true);
      listening.abort();
    };
    const { signal } = listening;
    for (const sign of interactionEvents)
      document.addEventListener(sign, onInteraction, { signal, passive: true });
    return () => listening.abort();
  }, []);
  return hasInteracted;
}
