import { type RefObject, useEffect } from 'react';

/**
 * While `active`, everything on the page but the element is out of reach: a popover covers the
 * page, but leaves it open to the keyboard.
 */
export function useIsolation(element: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active || !element.current) return;
    const silenced: Element[] = [];
    for (let inside: Element | null = element.current; inside; inside = inside.parentElement) {
      if (inside === document.body) break;
      for (const sibling of inside.parentElement?.children ?? []) {
        if (sibling === inside || sibling.hasAttribute('inert')) continue;
        sibling.setAttribute('inert', '');
        silenced.push(sibling);
      }
    }
    return () => {
      for (const sibling of silenced) sibling.removeAttribute('inert');
    };
  }, [active, element]);
}
