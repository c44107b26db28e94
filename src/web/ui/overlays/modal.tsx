import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../class-names';
import { IconButton } from '../icon-button';
import { CloseIcon } from '../icons';
import { ModalToaster } from './toaster';

export interface ModalProps {
  open: boolean;
  /** Called when the user closes it; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, which stay visible while the body scrolls. */
  footer?: ReactNode;
  className?: string;
}

/**
 * A native modal dialog with title, close button and scrolling body: the base of dialog and drawer. The
 * browser provides the focus trap, the inert page and the return of focus.
 */
export function Modal({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  className,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();

  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  // If it is removed while open, it must close first, or focus does not return.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, []);

  // Browsers close a dialog on the second Escape regardless; reopen it if the owner keeps it open.
  const isWanted = useRef(open);
  isWanted.current = open;
  const reopenIfWanted = () => {
    const element = dialog.current;
    if (isWanted.current && element?.isConnected && !element.open) element.showModal();
  };

  // The content fills the dialog, so a press on the element itself is a press on the backdrop. Both press
  // and release must hit it: selecting text and releasing outside must not close.
  const closeOnBackdropOrLink = (event: MouseEvent<HTMLDialogElement>) => {
    const onBackdrop = event.target === event.currentTarget && pressedOutside.current;
    if (onBackdrop || (event.target instanceof Element && event.target.closest('a[href]')))
      onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and Enter on a link do the same.
    <dialog
      ref={dialog}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      className={cx('emerge fixed overflow-hidden bg-surface text-ink shadow-float', className)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        if (!open) return;
        onClose();
        setTimeout(reopenIfWanted);
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      onClick={closeOnBackdropOrLink}
    >
      <div className="flex size-full max-h-[inherit] flex-col">
        <header className="border-line border-b py-5.5 pr-16 pl-6">
          <h2 id={`${id}title`} className="font-display text-xl">
            {title}
          </h2>
          {description && (
            <p id={`${id}description`} className="mt-1 text-sm text-soft">
              {description}
            </p>
          )}
        </header>
        {children && (
          <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 py-5 focus-visible:-outline-offset-2">
            {children}
          </div>
        )}
        {footer && (
          <footer
            className={cx(
              'flex flex-wrap justify-end gap-3 px-6 py-4',
              // Without a body, the header's line is enough.
              children ? 'border-line border-t' : null,
            )}
          >
            {footer}
          </footer>
        )}
        {/* Last in order, so that the focus starts in the content. */}
        <IconButton label="Close" className="absolute top-4 right-3" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {open && <ModalToaster />}
    </dialog>
  );
}
