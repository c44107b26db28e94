import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';
import { cx } from './class-names';
import { Spinner } from './spinner';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows that the action is running: keeps width and focus, ignores presses. */
  loading?: boolean;
}

/** A button. For navigation use `ButtonLink`. */
export function Button({
  variant,
  size,
  loading = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  // Not `disabled`, because that would lose the keyboard focus in the middle of a form.
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={cx('relative', buttonClasses({ variant, size }), className)}
      onClick={loading ? ignore : onClick}
      {...props}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
