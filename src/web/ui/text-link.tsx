import { cx } from './class-names';
import { ExternalIcon } from './icons';
import { Link, type LinkProps } from './link';
import { VisuallyHidden } from './visually-hidden';

interface TextLinkProps extends LinkProps {
  /** `inline` is underlined in running text; `quiet` is for lists of links. */
  variant?: 'inline' | 'quiet';
  /** Opens in a new tab, with a note that says so. */
  external?: boolean;
}

export function TextLink({
  variant = 'inline',
  external = false,
  className,
  children,
  ...props
}: TextLinkProps) {
  const newTabProps = external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <Link
      className={cx('text-link', variant === 'quiet' && variant, className)}
      {...newTabProps}
      {...props}
    >
      {children}
      {external && (
        <>
          <ExternalIcon className="ml-1 inline-block size-[0.9em] align-[-0.05em]" />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
