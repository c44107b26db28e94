import type { KeyboardEvent } from 'react';

/**
 * Keyboard navigation for a long list of checkboxes: arrows, Home and End move inside it, and Tab
 * leaves it instead of stopping at each of hundreds.
 */
export function handleListKeys(event: KeyboardEvent<HTMLElement>): void {
  const boxes: HTMLElement[] = [...event.currentTarget.querySelectorAll('input')];
  const at = event.target instanceof HTMLElement ? boxes.indexOf(event.target) : -1;
  if (at < 0) return;
  const last = boxes.length - 1;
  if (event.key === 'Tab') {
    // From the edge of the list, the browser's own Tab handling continues.
    boxes[event.shiftKey ? 0 : last]?.focus({ preventScroll: true });
    return;
  }
  const target = targetOf(event.key, at, last);
  if (target === null) return;
  event.preventDefault();
  boxes[target]?.focus();
}

function targetOf(key: string, at: number, last: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
