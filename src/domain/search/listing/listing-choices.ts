import type { FilterChip, FilterName, ListingParams, NameOf } from '../filters/filter';
import { filterChips } from '../filters/filter-chips';
import { filterNames } from '../filters/filters';
import { isShelf, type ListingPlace } from './listing-place';

/** An active filter, and the listing without it. */
export interface ListingChoice extends FilterChip {
  filter: FilterName;
  without: ListingParams;
}

/** All active filters, each removable; those of the place are not included. */
export function listingChoices(
  place: ListingPlace,
  params: ListingParams,
  nameOf: NameOf,
): ListingChoice[] {
  const chipsOf = <K extends FilterName>(filter: K) =>
    filterChips[filter](params[filter], params, nameOf).map((chip) => ({
      ...chip,
      filter,
      without: { ...params, ...chip.without, page: 1 },
    }));
  return filterNames
    .filter((name) => !(isShelf(place) && (name === 'category' || name === 'subcategory')))
    .flatMap(chipsOf);
}
