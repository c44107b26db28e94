import { useEffect, useRef } from 'react';
import { Button } from '../button';
import { cx } from '../class-names';
import { IconButton } from '../icon-button';
import { CloseIcon, WarningIcon } from '../icons';
import { CheckIcon, InfoIcon } from '../page-icons';
import { type Toast, toastStore } from './toast-store';

const variantStyles = {
  default: { className: 'border-line border-l-good', icon: <CheckIcon className="text-good" /> },
  info: { className: 'border-line border-l-soft', icon: <InfoIcon className="text-soft" /> },
  destructive: {
    className: 'border-line border-l-danger',
    icon: <WarningIcon className="text-danger" />,
  },
};

/** The visible toasts. Loaded with the first toast. */
export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const list = useRef<HTMLUListElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const hasPaused = useRef(false);
  const newest = toasts.at(-1)?.id;

  // Moves a new toast to the top of the top layer, above an open dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each new toast.
  useEffect(() => {
    const region = list.current?.closest<HTMLElement>('[popover]');
    if (region?.matches(':popover-open')) region.hidePopover();
    region?.showPopover();
  }, [newest]);

  function pause() {
    hasPaused.current = true;
    toastStore.pause();
  }

  function resume() {
    hasPaused.current = false;
    toastStore.resume();
  }

  // Toasts move when a dialog opens or closes, and take no hover or focus along.
  useEffect(
    () => () => {
      if (hasPaused.current) toastStore.resume();
    },
    [],
  );

  function leave(id: number) {
    // Focus would be lost with the button; return it to the page.
    cameFrom.current?.focus();
    toastStore.dismiss(id);
    resume();
  }

  return (
    <ul ref={list} className="mt-3 flex flex-col gap-3">
      {toasts.map(({ id, title, description, variant, action }) => (
        <li
          key={id}
          className={cx(
            'pointer-events-auto flex starting:translate-y-3 items-start gap-3 rounded-md border border-l-4 bg-surface py-2 pr-2 pl-4 text-ink starting:opacity-0 shadow-float transition-[opacity,translate] duration-(--duration-calm)',
            variantStyles[variant].className,
          )}
          onPointerEnter={pause}
          onPointerLeave={resume}
          onFocus={({ relatedTarget, currentTarget }) => {
            const outside = !currentTarget.parentElement?.contains(relatedTarget);
            if (outside && relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
            pause();
          }}
          onBlur={resume}
        >
          <span className="py-2.5">{variantStyles[variant].icon}</span>
          <div className="min-w-0 grow py-2 text-sm [overflow-wrap:anywhere]">
            <p className="font-semibold">{title}</p>
            {description && <p className="mt-0.5 text-soft">{description}</p>}
            {action && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-2 shrink text-left"
                onClick={() => {
                  leave(id);
                  action.onPress();
                }}
              >
                {action.label}
              </Button>
            )}
          </div>
          <IconButton label="Dismiss" size="sm" onClick={() => leave(id)}>
            <CloseIcon className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
