import type { ListingParams, NameOf } from '~/domain/search/filters/filter';
import { listingChoices } from '~/domain/search/listing/listing-choices';
import {
  clearedListing,
  type ListingPlace,
  listingHref,
} from '~/domain/search/listing/listing-place';
import { CloseIcon } from '~/web/ui/icons';
import { Link } from '~/web/ui/link';
import type { ChangeListing } from '../use-listing';

interface ActiveChipsProps {
  place: ListingPlace;
  params: ListingParams;
  nameOf: NameOf;
  change: ChangeListing;
}

const chip =
  'inline-flex min-h-9 max-w-full items-center gap-1.5 rounded-full px-3.5 text-sm transition-colors pointer-coarse:min-h-11';

/** The active filters, each a link that removes it. */
export function ActiveChips({ place, params, nameOf, change }: ActiveChipsProps) {
  const choices = listingChoices(place, params, nameOf);
  if (choices.length === 0) return null;
  const cleared = clearedListing(place, params);
  return (
    <ul
      aria-label="Active filters"
      className="-mx-4.5 flex min-w-0 gap-2 overflow-x-auto px-4.5 [grid-area:chips] [scrollbar-width:none] *:shrink-0 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {choices.map(({ filter, value, label, without }) => {
        return (
          <li key={`${filter} ${value}`} className="max-w-[calc(100%-9.5rem)] sm:max-w-full">
            <Link
              to={listingHref(place, without)}
              prefetch="intent"
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                // The chip disappears; keep the focus in the row.
                event.currentTarget.parentElement?.nextElementSibling?.querySelector('a')?.focus();
                change(without);
              }}
              className={`${chip} bg-line/60 hover:bg-blush hover:text-accent`}
            >
              <span className="sr-only">Remove </span>
              <span className="truncate">{label}</span>
              <CloseIcon className="size-3.5 shrink-0 stroke-2" />
            </Link>
          </li>
        );
      })}
      {/* Stays in sight while the chips scroll under it. */}
      <li className="sticky -right-4.5 -mr-4.5 bg-paper pr-4.5 sm:static sm:mr-0 sm:pr-0">
        <Link
          to={listingHref(place, cleared)}
          replace
          preventScrollReset
          prefetch="intent"
          className={`${chip} text-accent underline underline-offset-4 hover:text-accent-strong`}
        >
          Clear all filters
        </Link>
      </li>
    </ul>
  );
}
