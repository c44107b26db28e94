import { type RefObject, useEffect, useRef } from 'react';

/**
 * What one presses may vanish with the change it makes: a chip, a way out of an empty result. The
 * keyboard then goes on from `fallback` instead of from the top of the page.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isFocusLost = focused.current !== null && !focused.current.isConnected;
    if (!isFocusLost || document.activeElement !== document.body) return;
    focused.current = null;
    fallback.current?.focus({ preventScroll: true });
  });
}
