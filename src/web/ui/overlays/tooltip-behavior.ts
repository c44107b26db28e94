import { tooltipDelay, tooltipGraceMs } from './tooltip-delay';

// Shared by all tooltips, so that moving along a row of icons does not mean waiting at each.
let lastClosedAt = Number.NEGATIVE_INFINITY;
let closeOpenOne: (() => void) | undefined;

export type TooltipBehavior = ReturnType<typeof createTooltipBehavior>;

/** Opens and closes one tooltip. Call `end` when its control is removed from the page. */
export function createTooltipBehavior(bubble: HTMLElement) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let whileOpen: AbortController | undefined;
  const isOpen = () => bubble.matches(':popover-open');

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The first Escape closes the tooltip, not the dialog around it.
    event.preventDefault();
    close();
  }
  function open() {
    clearTimeout(timer);
    if (isOpen()) return;
    closeOpenOne?.();
    closeOpenOne = close;
    bubble.showPopover();
    whileOpen = new AbortController();
    document.addEventListener('keydown', onKeyDown, whileOpen);
  }
  function close() {
    clearTimeout(timer);
    if (!isOpen()) return;
    bubble.hidePopover();
    whileOpen?.abort();
    closeOpenOne = undefined;
    lastClosedAt = performance.now();
  }
  function openSoon(restedMs: number) {
    clearTimeout(timer);
    if (isOpen()) return;
    closeOpenOne?.();
    const delay = tooltipDelay(performance.now(), lastClosedAt);
    timer = setTimeout(open, Math.max(0, delay - restedMs));
  }
  function closeSoon() {
    clearTimeout(timer);
    timer = setTimeout(close, tooltipGraceMs);
  }
  function end() {
    clearTimeout(timer);
    whileOpen?.abort();
  }
  return { open, close, openSoon, closeSoon, end };
}
