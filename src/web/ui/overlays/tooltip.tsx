import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { TooltipBehaviour } from './tooltip-behaviour';

interface TooltipProps {
  text: string;
  /** Draws the control it explains: `(props) => <IconButton {...props} … />`. */
  children: (props: { 'aria-describedby': string }) => ReactNode;
  placement?: 'top' | 'bottom';
}

type Deed = (behaviour: TooltipBehaviour) => void;

const placements = { top: '[position-area:top]', bottom: '[position-area:bottom]' };

/** A few words about a control, for the pointer that rests and the keyboard that arrives. */
export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const behaviour = useRef<TooltipBehaviour>(undefined);
  const lastDeed = useRef<Deed>(undefined);
  const anchor = `--${id}`;

  useEffect(
    () => () => {
      lastDeed.current = undefined;
      behaviour.current?.end();
    },
    [],
  );

  // How it behaves comes with the first pointer or focus, sooner than anybody waits for the words.
  // What happens until then counts only as far as it is the last.
  async function act(deed: Deed) {
    lastDeed.current = deed;
    if (!behaviour.current) {
      const module = await import('./tooltip-behaviour').catch(() => undefined);
      if (!module || !bubble.current || lastDeed.current !== deed) return;
      behaviour.current ??= module.createTooltipBehaviour(bubble.current);
    }
    deed(behaviour.current);
  }
  function openSoon(event: PointerEvent) {
    const since = performance.now();
    if (event.pointerType !== 'touch') act(({ openSoon }) => openSoon(performance.now() - since));
  }
  function openForKeyboard(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) act(({ open }) => open());
  }
  const close = () => act((behaviour) => behaviour.close());

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
        className={`anchored emerge max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-paper text-xs ${placements[placement]}`}
        style={{ positionAnchor: anchor }}
      >
        {text}
      </span>
    </span>
  );
}
