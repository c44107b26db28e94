import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { compareAddress, maxCompared } from '~/domain/compare/compare-params';
import { buttonClasses } from '~/web/ui/button-look';
import { Link } from '~/web/ui/link';
import { clearCompared, readCompared, removeCompared, subscribeToCompared } from './compared-store';
import { markLinks } from './mark-links';

export { removeCompared, toggleCompared } from './compared-store';

/** The products chosen for comparison, at the bottom of every page but the comparison itself. */
export function CompareTray() {
  const products = useSyncExternalStore(subscribeToCompared, readCompared);
  const { pathname } = useLocation();
  useEffect(() => markLinks(products.map(({ id }) => id)), [products]);
  if (products.length === 0 || pathname === '/compare') return null;
  const ids = products.map(({ id }) => id);
  return (
    <section aria-label="Products to compare" className="compare-tray">
      <div className="page-column flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 lg:flex-nowrap">
        <ul className="flex min-w-0 grow gap-2 overflow-x-auto text-sm max-lg:basis-full">
          {products.map(({ id, name }) => (
            <li
              key={id}
              className="flex items-center rounded-full border border-line pl-3.5 max-lg:shrink-0 lg:min-w-0"
            >
              <span className="max-w-40 truncate sm:max-w-52">{name}</span>
              <button
                type="button"
                aria-label={`Remove ${name} from the comparison`}
                className="grid size-9 shrink-0 place-items-center rounded-full hover:text-accent pointer-coarse:size-11"
                onClick={() => removeCompared(id)}
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
        <p role="status" className="figures shrink-0 text-soft text-sm max-lg:grow">
          {`${products.length} of ${maxCompared}`}
        </p>
        <button
          type="button"
          className={buttonClasses({ variant: 'secondary', size: 'sm' })}
          onClick={clearCompared}
        >
          Clear
        </button>
        <Link
          to={compareAddress({ ids })}
          className={buttonClasses({ variant: 'primary', size: 'sm' })}
        >
          Compare
        </Link>
      </div>
    </section>
  );
}
