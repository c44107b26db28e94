import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { cx } from '../class-names';
import type { TooltipBehavior } from './tooltip-behavior';

interface TooltipProps {
  text: string;
  /** Renders the control it explains: `(props) => <IconButton {...props} … />`. */
  children: (props: { 'aria-describedby': string }) => ReactNode;
  placement?: 'top' | 'bottom';
}

type TooltipAction = (behavior: TooltipBehavior) => void;

/** A short explanation of a control, shown on hover and keyboard focus. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const behavior = useRef<TooltipBehavior>(undefined);
  const lastAction = useRef<TooltipAction>(undefined);
  const anchor = `--${id}`;

  useEffect(
    () => () => {
      lastAction.current = undefined;
      behavior.current?.end();
    },
    [],
  );

  // The behavior loads with the first hover or focus, within the opening delay. Of the events until then,
  // only the last one counts.
  async function act(action: TooltipAction) {
    lastAction.current = action;
    if (!behavior.current) {
      const module = await import('./tooltip-behavior').catch(() => undefined);
      if (!module || !bubble.current || lastAction.current !== action) return;
      behavior.current ??= module.createTooltipBehavior(bubble.current);
    }
    action(behavior.current);
  }
  function openSoon(event: PointerEvent) {
    const since = performance.now();
    if (event.pointerType !== 'touch') act(({ openSoon }) => openSoon(performance.now() - since));
  }
  function openForKeyboard(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) act(({ open }) => open());
  }
  const close = () => act((behavior) => behavior.close());

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside.
    <span
      className="inline-flex"
      style={{ anchorName: anchor }}
      onPointerEnter={openSoon}
      onPointerLeave={() => act(({ closeSoon }) => closeSoon())}
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
        className={cx('tooltip', placement === 'bottom' && '[position-area:bottom]')}
        style={{ positionAnchor: anchor }}
      >
        {text}
      </span>
    </span>
  );
}
