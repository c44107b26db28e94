import type { ComponentProps } from 'react';
import { cx } from './class-names';

/** A rotating arc. The control that waits says so in text or with aria-busy. */
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
