import type { ReactNode } from 'react';
import { Link } from './link';
import { ChevronLeftIcon, ChevronRightIcon } from './page-icons';
import { pageList } from './page-list';

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
  className?: string;
}

/** Links to the other pages of a list. Narrow screens get "Page 3 of 20" instead of the numbers. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  label = 'Pages',
  className,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={className}>
      <ul className="page-links">
        <Step to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
          <ChevronLeftIcon className="size-4.5" /> Previous
        </Step>
        <li className="figures text-sm text-soft sm:hidden">{`Page ${page} of ${pageCount}`}</li>
        {pageList(page, pageCount).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places in the row are what stays.
          <li key={index} className="number">
            {item === 'gap' ? (
              <span className="text-soft">…</span>
            ) : (
              <Link
                to={hrefFor(item)}
                prefetch="intent"
                aria-label={`Page ${item}`}
                aria-current={item === page ? 'page' : undefined}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
        <Step to={page < pageCount ? hrefFor(page + 1) : undefined} rel="next">
          Next <ChevronRightIcon className="size-4.5" />
        </Step>
      </ul>
    </nav>
  );
}

/** The previous or next link; at the end it keeps its place without a target. */
function Step({ to, rel, children }: { to: string | undefined; rel: string; children: ReactNode }) {
  return (
    <li>
      {to === undefined ? (
        <span aria-hidden="true" className="step invisible">
          {children}
        </span>
      ) : (
        <Link to={to} rel={rel} prefetch="intent" className="step">
          {children}
        </Link>
      )}
    </li>
  );
}
