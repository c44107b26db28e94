import { type ButtonLook, buttonClasses } from './button-look';
import { cx } from './class-names';
import { Link, type LinkProps } from './link';

interface ButtonLinkProps extends LinkProps, ButtonLook {
  /** Set for an icon-only link: its accessible name, and the round shape. */
  label?: string;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, label, className, ...props }: ButtonLinkProps) {
  return (
    <Link
      aria-label={label}
      className={cx(buttonClasses({ variant, size }, label ? 'icon' : 'words'), className)}
      {...props}
    />
  );
}
