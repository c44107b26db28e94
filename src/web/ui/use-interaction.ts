import { useEffect, useState } from 'react';

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Whether the visitor has interacted with this page. */
export function useInteraction(): boolean {
  const [happened, setHappened] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const notice = () => {
      setHappened(true);
      listening.abort();
    };
    const { signal } = listening;
    for (const sign of signs) document.addEventListener(sign, notice, { signal, passive: true });
    return () => listening.abort();
  }, []);
  return happened;
}
