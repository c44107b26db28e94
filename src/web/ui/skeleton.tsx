import type { ComponentProps } from 'react';
import { cx } from './class-names';

/** Keeps the place of something that is still coming; give it the size of that thing. */
export function Skeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-pulse rounded-sm bg-line', className)}
      {...props}
    />
  );
}

interface SkeletonTextProps {
  lines?: number;
  className?: string;
}

/** Lines of text that are still coming; the last is shorter, as in print. */
export function SkeletonText({ lines = 3, className }: SkeletonTextProps) {
  return (
    <div aria-hidden="true" className={cx('space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart.
        <Skeleton key={line} className={cx('h-4', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </div>
  );
}
