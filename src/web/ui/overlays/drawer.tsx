import { cx } from '../class-names';
import { Modal, type ModalProps } from './modal';

interface DrawerProps extends ModalProps {
  side?: 'left' | 'right' | 'bottom';
}

const sides = {
  left: 'mr-auto h-dvh max-h-dvh w-96 max-w-[calc(100vw-3rem)] [--emerge-from:-100%_0]',
  right: 'ml-auto h-dvh max-h-dvh w-96 max-w-[calc(100vw-3rem)] [--emerge-from:100%_0]',
  bottom: 'mt-auto max-h-[85dvh] w-full max-w-full rounded-t-md [--emerge-from:0_100%]',
};

export function Drawer({ side = 'right', className, ...props }: DrawerProps) {
  return <Modal className={cx(sides[side], className)} {...props} />;
}
