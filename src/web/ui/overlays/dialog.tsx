import { cx } from '../class-names';
import { Modal, type ModalProps } from './modal';

interface DialogProps extends ModalProps {
  size?: 'sm' | 'md' | 'lg';
}

const widths = { sm: 'w-md', md: 'w-xl', lg: 'w-4xl' };

/** A modal question or form in the middle of the screen. */
export function Dialog({ size = 'md', className, ...props }: DialogProps) {
  return (
    <Modal
      className={cx(
        'm-auto max-h-[calc(100dvh-3rem)] max-w-[calc(100vw-2rem)] rounded-md',
        widths[size],
        className,
      )}
      {...props}
    />
  );
}
