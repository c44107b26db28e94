import type { ListingParams } from '~/domain/search/filters/filter';
import { chosenSort, shownSort } from '~/domain/search/filters/order-filters';
import { type Sort, sorts, sortTitles } from '~/domain/search/sorts';
import { SelectField } from '~/web/ui/fields/select-field';
import type { PersonalListing } from '../preferences/personal-bar';
import type { ListingCatalog } from './listing-json';
import type { ChangeListing } from './use-listing';

interface SortSelectProps {
  formId: string;
  params: ListingParams;
  catalog: ListingCatalog;
  /** With preferences there is one more order. */
  personal: Pick<PersonalListing, 'hides' | 'setHides'> | null;
  change: ChangeListing;
}

/** By unit price, and only what suits. It is no parameter of the URL, which everyone may see. */
const suitingSort = 'suiting';

export function SortSelect({ formId, params, catalog, personal, change }: SortSelectProps) {
  const shown = shownSort(params);
  const isOffered: Partial<Record<Sort, boolean>> = {
    // Without a search text there is no best match.
    relevance: params.search !== '',
    rating: catalog.isRated,
    savings: catalog.isCompared,
  };
  // Both would be the same.
  if (personal?.hides) isOffered['unit-price'] = false;
  const shownOption = personal?.hides && shown === 'unit-price' ? suitingSort : shown;
  const offered = sorts.filter((sort) => sort === shownOption || (isOffered[sort] ?? true));
  return (
    <SelectField
      label="Sort by"
      hideLabel
      shape="pill"
      name="sort"
      form={formId}
      value={shownOption}
      onChange={(event) => {
        const { value } = event.target;
        if (value === suitingSort) personal?.setHides(true);
        const chosen =
          value === suitingSort ? 'unit-price' : sorts.find((known) => known === value);
        if (chosen) change({ sort: chosenSort(chosen, params.search) });
      }}
      className="min-w-0 [grid-area:sort]"
    >
      {personal && <option value={suitingSort}>Cheapest that suits me</option>}
      {offered.map((known) => (
        <option key={known} value={known}>
          {known === 'popular' && !catalog.hasPopular ? 'Featured' : sortTitles[known]}
        </option>
      ))}
    </SelectField>
  );
}
