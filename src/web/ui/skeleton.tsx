import type { ComponentProps } from 'react';
import { cx } from './class-names';

/** A placeholder for loading content; give it the size of that content. */
export function Skeleton({ className, ...props }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-pulse rounded-sm bg-line', className)}
      {...props}
    />
  );
}

/** Placeholder lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div aria-hidden="true" className={cx('space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to tell them apart.
        <Skeleton key={line} className={cx('h-4', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </div>
  );
}
