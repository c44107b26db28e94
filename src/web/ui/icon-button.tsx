import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';
import { cx } from './class-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'>, ButtonLook {
  /** The accessible name; screen readers cannot read the icon. */
  label: string;
}

export function IconButton({
  label,
  variant = 'quiet',
  size,
  className,
  ...props
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx(buttonClasses({ variant, size }, 'icon'), className)}
      {...props}
    />
  );
}
