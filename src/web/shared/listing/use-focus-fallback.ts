import { type RefObject, useEffect, useRef } from 'react';

/**
 * A focused element may disappear with the change it makes, such as a chip. Moves the focus to
 * `fallback` instead of the top of the page.
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
