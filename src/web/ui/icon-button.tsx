import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';
import { cx } from './class-names';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'>, ButtonLook {
  /** What it does, in words: the icon says nothing to a screen reader. */
  label: string;
}

/** A round button around one icon. */
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
