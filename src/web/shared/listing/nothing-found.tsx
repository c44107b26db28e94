import type { ListingParams } from '~/domain/search/listing-params';
import { clearedListing, type ListingPlace, listingHref } from '~/domain/search/listing-place';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { SearchIcon } from '~/web/ui/icons';
import { Link } from '~/web/ui/link';
import type { ListingJson } from './listing-json';
import { productCount } from './titles';

interface NothingFoundProps {
  place: ListingPlace;
  params: ListingParams;
  relaxations: ListingJson['relaxations'];
}

/** The empty result, with suggestions of filters to drop. */
export function NothingFound({ place, params, relaxations }: NothingFoundProps) {
  return (
    <EmptyState
      ornament={<SearchIcon />}
      title="No products found"
      text={
        relaxations.length > 0
          ? 'No products match all of your filters. Try removing one:'
          : 'Try fewer or different words, or remove some filters.'
      }
      action={
        <>
          {relaxations.length > 0 && (
            <ul className="mb-4 w-full divide-y divide-line border-line border-y text-left">
              {relaxations.map(({ label, total, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    replace
                    preventScrollReset
                    className="flex items-baseline justify-between gap-6 py-3 hover:text-accent"
                  >
                    <span className="wrap-anywhere">Without {label}</span>
                    <span className="figures shrink-0 text-soft text-sm">
                      {productCount(total)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <ButtonLink
            to={listingHref(place, clearedListing(place, params))}
            replace
            preventScrollReset
            variant="secondary"
          >
            Clear all filters
          </ButtonLink>
        </>
      }
    />
  );
}
