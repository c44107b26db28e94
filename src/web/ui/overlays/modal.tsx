import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../class-names';
import { IconButton } from '../icon-button';
import { CloseIcon } from '../icons';

export interface ModalProps {
  open: boolean;
  /** Called when the person wants it closed; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, which stay in sight while the middle scrolls. */
  footer?: ReactNode;
  className?: string;
}

/**
 * A native modal dialog with title, close button and a middle that scrolls: the common part of
 * dialog and drawer. Focus trap, inert page and the focus's way back are the browser's.
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
  // One that is taken away while it is open must close first, or the focus finds no way back.
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

  // The content fills the dialog, so what hits the element itself hit the backdrop. Both halves
  // of the click must: selecting text and letting go outside is not a wish to close.
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
              // Without a body the header's rule is enough.
              children ? 'border-line border-t' : null,
            )}
          >
            {footer}
          </footer>
        )}
        {/* Last in order, so that the focus starts with what the dialog is about. */}
        <IconButton label="Close" className="absolute top-4 right-3" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  );
}
