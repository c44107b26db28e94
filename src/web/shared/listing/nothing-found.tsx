import { Link } from 'react-router';
import type { ListingParams } from '~/domain/search/listing-params';
import { clearedListing, type ListingPlace, listingHref } from '~/domain/search/listing-place';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { SearchIcon } from '~/web/ui/icons';
import { choiceLabel } from './filters/choice-label';
import type { ListingJson } from './listing-json';
import { productCount } from './titles';

interface NothingFoundProps {
  place: ListingPlace;
  params: ListingParams;
  relaxations: ListingJson['relaxations'];
  brands: ListingJson['facets']['brands'];
}

/** Says that nothing was found, and which choice to give up for how many products. */
export function NothingFound({ place, params, relaxations, brands }: NothingFoundProps) {
  return (
    <EmptyState
      ornament={<SearchIcon />}
      title="No products found"
      text={
        relaxations.length > 0
          ? 'Nothing is all of that at once. Leave one thing out:'
          : 'Try fewer or other words, or take the filters away.'
      }
      action={
        <>
          {relaxations.length > 0 && (
            <ul className="mb-4 w-full divide-y divide-line border-line border-y text-left">
              {relaxations.map(({ kind, value, total, to }) => (
                <li key={to}>
                  <Link
                    to={to}
                    replace
                    preventScrollReset
                    className="flex items-baseline justify-between gap-6 py-3 hover:text-accent"
                  >
                    <span className="wrap-anywhere">
                      Without {choiceLabel({ kind, value }, params, brands)}
                    </span>
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
