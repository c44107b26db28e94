import type { HTMLAttributes } from 'react';
import { cx } from './class-names';

interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** `boxed` has a border; `ruled` has only a line above. */
  variant?: 'boxed' | 'ruled';
  /** Rises on hover: for a card that is one big link. */
  interactive?: boolean;
}

const variants = {
  boxed: 'rounded-md border border-line bg-surface p-5 sm:p-6',
  ruled: 'border-ink border-t pt-5',
};

/** A container for related content. */
export function Card({
  as: Element = 'div',
  variant = 'boxed',
  interactive = false,
  className,
  ...props
}: CardProps) {
  return (
    <Element
      className={cx(
        variants[variant],
        interactive && 'relative transition hover:border-edge hover:shadow-lift',
        className,
      )}
      {...props}
    />
  );
}
