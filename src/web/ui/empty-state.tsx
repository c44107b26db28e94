import type { ReactNode } from 'react';
import { cx } from './class-names';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The suggested action: a button or a link. */
  action?: ReactNode;
  /** A small picture above the title, such as an icon. */
  ornament?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
}

/** Says that there is nothing here, and what to do about it. */
export function EmptyState({
  title,
  text,
  action,
  ornament,
  headingLevel: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={cx(
        'mx-auto flex max-w-prose flex-col items-center border-line border-y px-4 py-14 text-center',
        className,
      )}
    >
      {ornament && <div className="mb-5 text-accent [&>svg]:size-9">{ornament}</div>}
      <Heading className="font-display text-2xl">{title}</Heading>
      {text && <p className="mt-3 max-w-md text-balance text-soft">{text}</p>}
      {action && <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
