import type { ComponentProps } from 'react';
import { cx } from './class-names';

/** A turning arc. The control that waits says so in words or with aria-busy. */
export function Spinner({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-block size-[1.15em] animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
      {...props}
    />
  );
}
