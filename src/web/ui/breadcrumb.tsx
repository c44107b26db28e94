import { Link } from './link';
import { ChevronRightIcon } from './page-icons';

interface Crumb {
  label: string;
  to: string;
}

interface BreadcrumbProps {
  /** The ancestors of the page, from the top. */
  trail: readonly Crumb[];
  current: string;
  className?: string;
}

/** The location of the current page in the site. */
export function Breadcrumb({ trail, current, className }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="flex flex-wrap items-center text-sm text-soft">
        {trail.map(({ label, to }) => (
          <li key={to} className="flex shrink-0 items-center">
            <Link
              to={to}
              className="py-1 underline-offset-4 transition-colors hover:text-accent hover:underline pointer-coarse:py-2.75"
            >
              {label}
            </Link>
            <ChevronRightIcon className="mx-1.5 size-3.5 shrink-0 text-edge" />
          </li>
        ))}
        <li className="min-w-0 grow basis-32 truncate text-ink">
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
