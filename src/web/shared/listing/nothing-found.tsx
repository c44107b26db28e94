import type { ListingParams } from '~/domain/search/listing/listing-params';
import {
  clearedListing,
  isUnfiltered,
  type ListingPlace,
  listingHref,
} from '~/domain/search/listing/listing-place';
import { newProductDays } from '~/domain/search/listing/listing-rules';
import type { ListingFilter } from '~/domain/search/search-index';
import { ButtonLink } from '~/web/ui/button-link';
import { EmptyState } from '~/web/ui/empty-state';
import { SearchIcon } from '~/web/ui/icons';
import { Link } from '~/web/ui/link';
import type { ListingJson } from './listing-json';
import { productCount } from './titles';

interface NothingFoundProps {
  place: ListingPlace;
  params: ListingParams;
  catalog: ListingJson['catalog'];
  relaxations: ListingJson['relaxations'];
}

/** Why a predefined list has nothing. */
const emptyLists: Record<ListingFilter, string> = {
  bestsellers:
    'Best sellers are the products that shoppers review and visit stores for. We’re still counting.',
  sale: 'No store has a product below its earlier price at the moment.',
  new: `Products that stores add from now on appear here for ${newProductDays} days.`,
};

/** Before the first products are loaded. */
export function EmptyCatalog() {
  return (
    <EmptyState
      title="No products found"
      text="We’re adding the first products. Please come back soon."
      className="page-column"
    />
  );
}

/** The empty result: why it is empty, and suggestions of filters to drop. */
export function NothingFound({ place, params, catalog, relaxations }: NothingFoundProps) {
  const { filter } = params;
  const isWholeList = isUnfiltered(place, { ...params, filter: null });
  const isUnclaimed = filter === 'bestsellers' && !catalog.hasPopular;
  const reason = filter && (isWholeList || isUnclaimed) ? emptyLists[filter] : null;
  const isOnlyText = isUnfiltered(place, { ...params, search: '' });
  const hasRelaxations = relaxations.length > 0 && reason === null && !isOnlyText;
  const advice = isOnlyText
    ? 'Check the spelling, or try fewer or different words.'
    : 'Try fewer or different words, or remove some filters.';
  return (
    <EmptyState
      ornament={<SearchIcon />}
      title="No products found"
      text={
        hasRelaxations
          ? 'No products match all of your filters. Try removing one:'
          : (reason ?? advice)
      }
      action={
        <>
          {hasRelaxations && (
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
