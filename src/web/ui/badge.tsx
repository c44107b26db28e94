import type { ComponentProps } from 'react';
import { cx } from './class-names';

interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'accent' | 'good' | 'warn';
}

const tones = {
  neutral: 'bg-line text-ink',
  accent: 'bg-blush text-accent',
  good: 'bg-good-wash text-good',
  warn: 'bg-warn-wash text-warn',
};

/** A short label on another element. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return (
    <span
      className={cx(
        'figures inline-flex items-center gap-1 rounded-sm px-2 py-0.5 font-semibold text-xs [&>svg]:size-3.5',
        tones[tone],
        className,
      )}
      {...props}
    />
  );
}
