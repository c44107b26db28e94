import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { tooltipDelay, tooltipGraceMs } from './tooltip-delay';

interface TooltipProps {
  text: string;
  /** Draws the control it explains: `(props) => <IconButton {...props} … />`. */
  children: (props: { 'aria-describedby': string }) => ReactNode;
  placement?: 'top' | 'bottom';
}

const placements = { top: '[position-area:top]', bottom: '[position-area:bottom]' };

// Shared by all tooltips: moving along a row of icons should not mean waiting at each.
let lastClosedAt = Number.NEGATIVE_INFINITY;
let closeOpenOne: (() => void) | undefined;

/** A few words about a control, for the pointer that rests and the keyboard that arrives. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const whileOpen = useRef<AbortController>(undefined);
  const anchor = `--${id}`;

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      whileOpen.current?.abort();
    },
    [],
  );

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // The first Escape is for the tooltip, not for the dialog around it.
    event.preventDefault();
    close();
  }
  function open() {
    clearTimeout(timer.current);
    if (!bubble.current || bubble.current.matches(':popover-open')) return;
    closeOpenOne?.();
    closeOpenOne = close;
    bubble.current.showPopover();
    whileOpen.current = new AbortController();
    document.addEventListener('keydown', onKeyDown, whileOpen.current);
  }
  function close() {
    clearTimeout(timer.current);
    if (!bubble.current?.matches(':popover-open')) return;
    bubble.current.hidePopover();
    whileOpen.current?.abort();
    closeOpenOne = undefined;
    lastClosedAt = performance.now();
  }
  function openSoon(event: PointerEvent) {
    clearTimeout(timer.current);
    if (event.pointerType === 'touch' || bubble.current?.matches(':popover-open')) return;
    closeOpenOne?.();
    timer.current = setTimeout(open, tooltipDelay(performance.now(), lastClosedAt));
  }
  function closeSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, tooltipGraceMs);
  }
  function openForKeyboard(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) open();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside.
    <span
      className="inline-flex"
      style={{ anchorName: anchor }}
      onPointerEnter={openSoon}
      onPointerLeave={closeSoon}
      onPointerDown={close}
      onFocus={openForKeyboard}
      onBlur={close}
    >
      {children({ 'aria-describedby': id })}
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className={`anchored emerge max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-paper text-xs ${placements[placement]}`}
        style={{ positionAnchor: anchor }}
      >
        {text}
      </span>
    </span>
  );
}
