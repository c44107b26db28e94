import type { ReactNode } from 'react';
import { cx } from '~/web/ui/class-names';
import { TextLink } from '~/web/ui/text-link';

interface ListingHeaderProps {
  eyebrow?: ReactNode;
  title: string;
  lead?: string;
  /** The page about the ingredient that is filtered by. */
  about?: { name: string; path: string } | null;
}

/** A longer title, of a pasted search text, would push the products out of sight. */
const maxShownTitle = 120;

/** A listing's header. Shorter than on other pages, to show more products. */
export function ListingHeader({ eyebrow, title, lead, about }: ListingHeaderProps) {
  return (
    <header className="page-column pt-8 pb-7 md:pt-12 md:pb-10">
      {eyebrow && <div className="mb-3">{eyebrow}</div>}
      <h1
        className={cx(
          'wrap-anywhere max-w-4xl font-display text-3xl',
          title.length > maxShownTitle && 'line-clamp-3',
        )}
      >
        {title}
      </h1>
      {lead && <p className="mt-3 max-w-prose text-soft">{lead}</p>}
      {about && (
        <p className="mt-3">
          <TextLink to={about.path}>{`About ${about.name}`}</TextLink>
        </p>
      )}
    </header>
  );
}
