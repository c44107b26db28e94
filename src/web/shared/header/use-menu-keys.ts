import { type KeyboardEvent, useRef } from 'react';
import { emptyTypeAhead, itemAfterKey, typeAhead } from '~/web/ui/overlays/menu-keys';

/**
 * Keyboard navigation for a menu and its trigger: arrows, Home and End move through the links, and
 * letters jump to a matching link. Use it on the element around both; `open` opens the menu.
 */
export function useMenuKeys(open: () => void) {
  const typed = useRef(emptyTypeAhead);
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    const links: HTMLElement[] = [...currentTarget.querySelectorAll('a')];
    const index = links.indexOf(target);
    const isTrigger = target.matches('[popovertarget]');
    if (index < 0 && !isTrigger) return;
    const next =
      isTrigger && /^(Home|End)$/.test(key) ? null : itemAfterKey(key, index, links.length);
    if (next !== null) {
      event.preventDefault();
      if (isTrigger) open();
      links[next]?.focus();
      return;
    }
    // A space continues a typed word; on the trigger it is a press.
    const isLetter = key.length === 1 && (key !== ' ' || typed.current.text !== '');
    if (isTrigger || !isLetter) return;
    event.preventDefault();
    const labels = links.map((link) => link.textContent);
    const result = typeAhead(typed.current, key, { labels, index, now: performance.now() });
    typed.current = result.typed;
    if (result.target !== null) links[result.target]?.focus();
  };
}
