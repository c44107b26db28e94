import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { cx } from '../class-names';

interface PopoverProps
  extends Omit<ComponentProps<'div'>, 'id' | 'popover' | 'style' | 'onClick' | 'onToggle'> {
  /** Renders the button that opens it: `(props) => <Button {...props}>Menu</Button>`. */
  trigger: (props: { popoverTarget: string }) => ReactNode;
  /** The preferred side; it flips when there is no room. */
  placement?: 'bottom-start' | 'bottom' | 'bottom-end' | 'top-start' | 'top' | 'top-end';
  onToggle?: (open: boolean) => void;
}

/** `bottom-start` is part of the class `popover`. */
const placements = {
  bottom: '[position-area:bottom]',
  'bottom-end': '[position-area:bottom_span-left]',
  'top-start': '[position-area:top_span-right]',
  top: '[position-area:top]',
  'top-end': '[position-area:top_span-left]',
};

function closeAfterLink(event: MouseEvent<HTMLDivElement>) {
  if (event.target instanceof Element && event.target.closest('a[href]')) {
    event.currentTarget.hidePopover();
  }
}

/** A surface anchored to its button. Opens, closes and takes focus natively, even before scripts run. */
export function Popover({
  trigger,
  placement = 'bottom-start',
  onToggle,
  className,
  ...props
}: PopoverProps) {
  const id = useId();
  const anchor = `--${id}`;
  return (
    <>
      <span className="inline-flex" style={{ anchorName: anchor }}>
        {trigger({ popoverTarget: id })}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the links inside. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too. */}
      <div
        id={id}
        popover="auto"
        className={cx('popover', placement !== 'bottom-start' && placements[placement], className)}
        style={{ positionAnchor: anchor }}
        onClick={closeAfterLink}
        onToggle={onToggle && ((event) => onToggle(event.newState === 'open'))}
        {...props}
      />
    </>
  );
}
