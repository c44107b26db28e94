import type { ComponentProps } from 'react';
import { cx } from './class-names';

interface BadgeProps extends ComponentProps<'span'> {
  /** Neutral by default. */
  tone?: 'neutral' | 'accent' | 'good' | 'warn';
}

/** A short label on another element. */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span className={cx('badge', tone, className)} {...props} />;
}
