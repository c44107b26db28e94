import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClasses } from './button-look';
import { cx } from './class-names';

interface ButtonLinkProps extends LinkProps, ButtonLook {
  /** Set for an icon-only link: its accessible name, and the round shape. */
  label?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, label, className, ...props }: ButtonLinkProps) {
  return (
    <Link
      discover="none"
      aria-label={label}
      className={cx(buttonClasses({ variant, size }, label ? 'icon' : 'words'), className)}
      {...props}
    />
  );
}
