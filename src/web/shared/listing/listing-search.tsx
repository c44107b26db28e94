import { encodeListing, type ListingParams } from '~/domain/search/listing/listing-params';
import { type ListingPlace, ownParams } from '~/domain/search/listing/listing-place';
import { LiveSearch } from '../search/live-search';
import { listingSuggestions } from '../search/suggestion-source';
import type { ChangeListing } from './use-listing';

interface ListingSearchProps {
  place: ListingPlace;
  params: ListingParams;
  change: ChangeListing;
}

/** The search box of a listing; keeps all other filters. */
export function ListingSearch({ place, params, change }: ListingSearchProps) {
  const hiddenParams = encodeListing({ ...ownParams(place, params), search: '', page: 1 });
  return (
    <LiveSearch
      label="Search products"
      placeholder="Search products or brands..."
      source={listingSuggestions}
      value={params.search}
      onChange={(search) => change({ search })}
      action={place.path}
      className="min-w-0 [grid-area:search]"
    >
      {[...hiddenParams].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </LiveSearch>
  );
}
